import { createHash } from 'node:crypto';
import { Ending } from '@agent-remediation/conventions';
import { fileOf, namesIn, readWhole } from './files.ts';

/**
 * One digest of all claim files. What the agent runs can overwrite any artifact of the run, the claims' too; the output of another job it
 * cannot change. So the digest travels as an output, and the job that publishes believes the claims only where it fits.
 */
export async function digestOfClaims(folder: string): Promise<string> {
  const all = createHash('sha256');
  for (const name of await namesIn(folder, 'claims')) {
    const bytes = (await readWhole(fileOf(folder, 'claims', name, 'json'))) ?? Buffer.alloc(0);
    all.update(`${name} ${createHash('sha256').update(bytes).digest('hex')}\n`);
  }
  return all.digest('hex');
}

/** Ends with `claims-invalid` where the claims are not those that were written. */
export async function checkClaims(folder: string, digest: string): Promise<void> {
  const found = await digestOfClaims(folder);
  if (found !== digest)
    throw new Ending(
      'claims-invalid',
      `the claim files have the digest ${found}, and ${digest} was given: they are not those of the job that claimed`,
    );
}
