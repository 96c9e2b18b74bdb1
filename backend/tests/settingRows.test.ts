import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { secretSettings, settingRows, shownSettings } from '../src/features/system/settingRows.ts';

const deploy = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
const [, list = ''] = deploy.split('## Every setting');
const documented = [...list.matchAll(/^\| ([A-Z\d_, ]+) \|/gm)].flatMap(([, names = '']) =>
  names.split(', '),
);
const isSecret = (name: string) => secretSettings.some((each) => each === name);

it('lists every setting', () => {
  expect([...shownSettings, ...secretSettings].toSorted()).toEqual(documented.toSorted());
});

it('counts every setting as secret that sounds like one', () => {
  const like = documented.filter((name) => /SECRET|KEY|_URL|PASSWORD|TOKEN$|_BASE/.test(name));
  expect(like.filter((name) => !isSecret(name))).toEqual([
    'PUBLIC_URL',
    'UPLOADS_URL',
    'DIRECTORY_URL',
  ]);
});

it('shows nothing of any secret, and the value in force of every other setting', () => {
  const value = 'canary-0123456789';
  const env = Object.fromEntries(documented.map((name) => [name, ` ${value} `]));
  const read = new Map(documented.map((name) => [name, value]));
  for (const row of settingRows(read, env)) {
    const secret = isSecret(row.name);
    expect(row).toEqual({ name: row.name, value: secret ? null : value, secret, set: true });
  }
  for (const row of settingRows(read, {})) expect([row.name, row.set]).toEqual([row.name, false]);
});
