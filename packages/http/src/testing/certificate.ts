import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** The certificate's file, for NODE_EXTRA_CA_CERTS. */
  readonly file: string;
}

/** A certificate for the host, signed by itself, made by the openssl of the machine in the given folder. */
export function makeCertificate(folder: string, host: string): Certificate {
  const key = join(folder, `${host}.key.pem`);
  const file = join(folder, `${host}.cert.pem`);
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},IP:127.0.0.1`];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(file), file };
}
