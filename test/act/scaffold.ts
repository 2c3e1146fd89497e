/** A repository that `agent-remediation init` made, by the command line in a process of its own: its label workflow hands off. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../packages/build/src/tools.ts';
import { readWorkflow } from '../workflows/files.ts';
import type { Report } from './report.ts';
import { MAINTAINER, openStage } from './stage.ts';
import type { StageOptions } from './stage.ts';

const LABEL = '.github/workflows/agent-label.yml';

/** Every file of the repository afterwards, by its path. */
function initialise(folder: string): Readonly<Record<string, string>> {
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"test":"node --test"}}\n');
  const cli = ['--disable-warning=ExperimentalWarning', '--conditions=source', join(ROOT, 'packages/cli/src/main.ts')];
  const ended = spawnSync(process.execPath, [...cli, 'init', '--write', folder], { encoding: 'utf8' });
  if (ended.status !== 0) throw new Error(`init ended with ${String(ended.status)}: ${ended.stderr}`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

export async function scaffold(options: Pick<StageOptions, 'actPath' | 'bundles'>, report: Report): Promise<void> {
  const name = 'a repository that init made: its label workflow hands off';
  if (!report.wants(name)) return;
  const folder = mkdtempSync(join(tmpdir(), 'act-scaffold-'));
  const stage = await openStage({ ...options, settings: false });
  const faults: string[] = [];
  let log = '';
  try {
    const files = initialise(folder);
    const { sim, repository } = stage;
    await repository.push('main', files, { by: MAINTAINER });
    const text = files[LABEL] ?? '';
    const { issue } = repository.openIssue({ title: 'SQL injection', body: 'See the report.', by: MAINTAINER });
    const labeled = repository.addLabel(issue, 'ready-for-agent', { by: MAINTAINER });
    const workflow = { path: LABEL, text, place: 'template', content: readWorkflow(text) } as const;
    const ended = await stage.run(workflow, labeled);
    log = ended.log;
    if (ended.code !== 0) faults.push(`act ended with ${String(ended.code)}`);
    if (sim.sessions.length !== 1) faults.push(`${sim.sessions.length} sessions, expected 1`);
    // The settings that init wrote are those that the run read: its test command stands in the brief.
    if (!JSON.stringify(sim.sessions.last?.request).includes('npm test')) faults.push('the brief names no npm test');
    faults.push(...sim.violations.map((violation) => `violation: ${JSON.stringify(violation)}`), ...stage.act.outside);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  } finally {
    await stage.close();
    rmSync(folder, { recursive: true, force: true });
  }
  report.add(name, faults, log);
}
