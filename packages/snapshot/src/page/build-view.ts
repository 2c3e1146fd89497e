/** The dialog in which a snapshot is built from the user's own organisation with the user's own token. */
import { buildSnapshot } from '../build/build.ts';
import type { Snapshot } from '../generated/types.ts';
import { all, byId, el, input, number, on, say, show, the } from './dom.ts';
import { fill } from './fill.ts';
import { collect, type Looked } from './collect.ts';
import { gitHub } from './github.ts';

export type BuiltHere = {
  readonly owner: string;
  readonly snapshot: Snapshot;
  readonly looked: readonly Looked[];
  readonly notes: readonly string[];
};

export function buildView(api: string, onBuilt: (built: BuiltHere) => void): void {
  const dialog = the('builder', HTMLDialogElement);
  let stop = new AbortController();
  const idle = (): void => {
    show('progress', false);
    byId('builder-go').removeAttribute('disabled');
    byId('builder-close').textContent = 'Cancel';
  };
  for (const button of [...all(document, '[data-build]'), byId('build')]) {
    on(button, 'click', () => {
      byId('builder-error').textContent = '';
      idle();
      dialog.showModal();
      input('owner').focus();
    });
  }
  on(byId('builder-close'), 'click', () => dialog.close());
  on(dialog, 'close', () => {
    stop.abort();
    input('token').value = '';
  });
  on(byId('builder-form'), 'submit', (event) => {
    event.preventDefault();
    // From here on the token is in this one variable, and in no element.
    const token = input('token').value.trim();
    input('token').value = '';
    stop = new AbortController();
    byId('builder-error').textContent = '';
    byId('builder-go').setAttribute('disabled', '');
    byId('builder-close').textContent = 'Stop';
    show('progress', true);
    const running = stop;
    const finish = async (): Promise<void> => {
      try {
        const built = await build(input('owner').value.trim(), token, api, running.signal);
        if (running.signal.aborted) return;
        dialog.close();
        onBuilt(built);
      } catch (error) {
        byId('builder-error').textContent = error instanceof Error ? error.message : String(error);
      } finally {
        if (running === stop) idle();
      }
    };
    void finish();
  });
}

async function build(owner: string, token: string, api: string, signal: AbortSignal): Promise<BuiltHere> {
  const github = gitHub({ api, token, signal, fetch: (url, options) => fetch(url, options) });
  const { inputs, looked, notes } = await collect(owner, github, report);
  const { snapshot, notices } = buildSnapshot({ ...inputs, generatedAt: new Date() });
  const said = notices.map(({ says, count }) => `${says} (${number(count)})`);
  return { owner, snapshot, looked, notes: [...notes, ...said] };
}

let lastStep = '';

function report(step: string, done: number, total: number): void {
  const meter = the('meter', HTMLProgressElement);
  byId('step').textContent = total === 0 ? `${step}…` : `${step}: ${number(done)} of ${number(total)} repositories`;
  if (total === 0) meter.removeAttribute('value');
  else {
    meter.max = total;
    meter.value = done;
  }
  if (step === lastStep) return;
  lastStep = step;
  say(step);
}

/** Which repositories were looked at for what. A number is an answer; a text says why there is none. */
export function showLooked({ looked, notes }: Pick<BuiltHere, 'looked' | 'notes'>): void {
  const missing = looked.flatMap(({ seen }) => seen).filter((entry) => typeof entry === 'string').length;
  const asked = looked.reduce((sum, { seen }) => sum + seen.length, 0);
  show('looked', asked > 0);
  fill(byId('looked'), {
    title:
      missing === 0
        ? `All ${number(asked)} alert lists were read`
        : `${number(missing)} of ${number(asked)} alert lists could not be looked at`,
    notes,
  });
  const worstFirst = [...looked].sort((a, b) => unseen(b) - unseen(a));
  byId('looked-rows').replaceChildren(
    ...worstFirst
      .slice(0, 500)
      .map(({ repository, seen }) =>
        el('tr', {}, el('th', { scope: 'row' }, repository), ...seen.map((entry) => seenCell(entry))),
      ),
  );
}

function unseen({ seen }: Looked): number {
  return seen.filter((entry) => typeof entry === 'string').length;
}

function seenCell(entry: number | string): HTMLElement {
  if (typeof entry === 'string') return el('td', { class: 'unseen' }, el('b', {}, 'Not looked at'), ` ${entry}`);
  return el('td', {}, entry === 0 ? 'Clean' : `${number(entry)} open`);
}
