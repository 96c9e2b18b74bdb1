import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { createCertificateReader, readCertificateEnd } from '../src/features/system/certificate.ts';

it.skipIf(spawnSync('openssl', ['version']).error)(
  'reads when a self-signed certificate expires',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-certificate-'));
    const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
    const made =
      '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=other';
    execFileSync('openssl', ['req', ...made.split(' '), '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const end = await readCertificateEnd(`https://127.0.0.1:${port}`);
    expect(Math.round((end - Date.now()) / 86_400_000)).toBe(30);
    server.close();
    rmSync(folder, { recursive: true });
  },
);

it('reads it once an hour, again after a failure, and not for http', async () => {
  let asked = 0;
  const read = () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('away')) : Promise.resolve(7);
  };
  const find = createCertificateReader('https://portal.test', read);
  expect([await find(), await find(), await find(), asked]).toEqual([null, 7, 7, 2]);
  expect(await createCertificateReader('http://portal.test', read)()).toBeNull();
  expect(asked).toBe(2);
});
