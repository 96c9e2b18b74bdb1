import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { serverFlags } from './lib/backend.mjs';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The settings that a file reads by name: capitals in quotes. */
const readBy = (path: string): string[] =>
  [...read(path).matchAll(/\w\(\s*'([A-Z][A-Z\d_]+)'/g)].map(([, name = '']) => name);

const code = globSync('backend/src/**/settings.ts', { cwd: root }).flatMap(readBy);
const settings = [...new Set([...code, 'NODE_ENV'])].toSorted();

test('docs/deploy.md explains every setting of the backend', () => {
  const [, list = ''] = read('docs/deploy.md').split('## Every setting');
  const documented = [...list.matchAll(/^\| ([A-Z\d_, ]+) \|/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  expect(documented.toSorted()).toEqual(settings);
});

test('.env.example lists every setting once', () => {
  const named = [...read('.env.example').matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(settings);
});

test('the files in deploy name no other settings', () => {
  const files = {
    Dockerfile: /(?<=^ENV .*?)\b[A-Z_]+(?==)/gm,
    'compose.yaml': /(?<=\$\{)[A-Z_]+|(?<=^ {6}(?!POSTGRES))[A-Z_]+(?=:)/gm,
    'portal@.service': /(?<=^Environment=.*?)\b[A-Z_]+(?==)/gm,
    Caddyfile: /(?<=\{\$)[A-Z_]+/g,
  };
  const known = [...settings, 'DATABASE_PASSWORD'];
  for (const [file, names] of Object.entries(files)) {
    const named = [...read(`deploy/${file}`).matchAll(names)].map(([name]) => name);
    expect(named.length, file).toBeGreaterThan(0);
    expect(
      named.filter((name) => !known.includes(name)),
      file,
    ).toEqual([]);
  }
});

test('the server reads .env, and environment variables take precedence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  mkdirSync(join(folder, 'backend', 'src'), { recursive: true });
  for (const file of ['server.js', 'envFile.js', 'package.json'])
    cpSync(join(root, 'backend', file), join(folder, 'backend', file));
  const show = 'console.log(process.env.PORT, process.env.HOST)';
  writeFileSync(join(folder, 'backend', 'src', 'server.ts'), show);
  writeFileSync(join(folder, '.env'), 'PORT=1234\nHOST=file\n');
  const options = { env: { HOST: 'environment' }, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(process.execPath, [join(folder, 'backend', 'server.js')], options);
  rmSync(folder, { recursive: true });
  expect(stdout.trim()).toBe('1234 environment');
});

test.each([
  'deploy/Dockerfile',
  'deploy/portal@.service',
  'docs/deploy.md',
  'docs/operations.md',
  'backend/package.json',
])('%s starts the server as npm start does', (file) => {
  const text = read(file).replace(/[",]/g, '');
  const starts = text.matchAll(/\bnode (?!--watch)(.*?)(?:backend\/)?server\.js/g);
  const flags = new Set([...starts].map(([, given = '']) => given.trim()));
  expect([...flags]).toEqual([serverFlags.join(' ')]);
});
