import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** A script as a plugin or an operator might run it: prints the result of each write. */
const script = `
  const { settings } = await import('./src/settings.ts');
  const { createStrapi } = await import('./src/strapi.ts');
  const strapi = createStrapi({ appDir: settings.backendDir, distDir: settings.backendDir });
  await strapi.load();
  const names = ['app', 'service', 'team-member', 'review', 'special-offer', 'event', 'industry'];
  const results = [];
  for (const name of names) {
    const write = strapi.documents('api::' + name + '.' + name).create({ data: { name: 'Script', slug: 'script' } });
    results.push([name, await write.then(() => 'written', (error) => error.message)]);
  }
  console.log('results: ' + JSON.stringify(results));
  process.exit(0);
`;

it('only our own services write listings, feedback and events', async () => {
  const data = await mkdtemp(join(tmpdir(), 'portal-'));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      cwd: resolve(import.meta.dirname, '..'),
      env: { ...process.env, DATA_DIR: data, DEMO: 'off', LOG_LEVEL: 'error' },
    },
  );
  await rm(data, { recursive: true, force: true });
  const results = JSON.parse(/results: (.*)/.exec(stdout)?.[1] ?? '[]');
  const rejected = (name: string) => [
    name,
    `Records of api::${name}.${name} are written by the services of the portal only.`,
  ];
  expect(results).toEqual([
    ...['app', 'service', 'team-member', 'review', 'special-offer', 'event'].map(rejected),
    ['industry', 'written'],
  ]);
}, 60_000);
