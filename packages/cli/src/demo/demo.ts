import type { Terminal } from '../terminal.ts';
import { hostileIssue, sameEventAgain } from './hostile.ts';
import { Narrator } from './narrator.ts';
import { oneFinding } from './one-finding.ts';
import { picture } from './picture.ts';
import { setStage, StoryFault, type Stage } from './stage.ts';

/**
 * Plays the whole story on the simulator with the committed bundles. Exit code 1 when a step does not end as it is told, so the demo is
 * a test as well. `prepare` lets a test break something first.
 */
export async function demo(terminal: Terminal, prepare: (stage: Stage) => void = () => undefined): Promise<number> {
  const started = terminal.now();
  const narrator = new Narrator(terminal);
  const stage = await setStage(narrator);
  try {
    prepare(stage);
    introduce(narrator);
    const finished = await oneFinding(stage);
    await sameEventAgain(stage, finished);
    await hostileIssue(stage);
    stage.sim.assertStrict();
    await picture(stage, (terminal.now() - started) / 1_000);
    narrator.line();
    narrator.say(`${narrator.paint('green', 'Every step ended as told.')} Next: README.md, "Use it".`);
    return 0;
  } catch (error) {
    if (!(error instanceof StoryFault)) throw error;
    narrator.line();
    terminal.writeError(`The story did not go as told. ${error.message}\n`);
    return 1;
  } finally {
    await stage.sim.close();
  }
}

function introduce(narrator: Narrator): void {
  narrator.title('agent-remediation: the demo');
  narrator.line();
  narrator.say(
    'GitHub and the session service are played on this machine, and check every request as the real ones do. The actions are the committed bundles that GitHub would run, each in a process of its own. The agent and the people are played too.',
  );
  narrator.line();
  narrator.facts([
    ['repository', 'acme/shop, private; the settings name one check, "test"'],
    ['people', 'maria may write; tim may triage; mallory is an outsider'],
  ]);
}
