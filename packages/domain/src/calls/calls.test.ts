import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyCall, pathChoices } from './index.ts';

const verb = '(?:GET|POST|PUT|PATCH|DELETE)';
/** `PATCH and PUT /a/{id}`, `GET /a, /b?x=`; further paths follow after a comma. */
const mention = new RegExp(
  `(${verb}(?:(?:,| and|, and| or) ${verb})*) ((?:/[\\w{}./-]*)(?:\\[?\\?[^\\s|,]*)?(?:,? (?:also |and )?/[\\w{}./-]+)*)`,
  'g',
);
const choices = new RegExp(`^\\{(?:${Object.keys(pathChoices).join('|')})\\}$`);
const withoutNames = (call: string) =>
  call.replace(/[.,]$/, '').replaceAll(/\{\w+\}/g, (name) => (choices.test(name) ? name : '{}'));
/** The server's own pages and the calls to the card provider. */
const isCall = (call: string) => !/ \/(_|v1|sandbox)/.test(call);

const callsIn = (text: string) =>
  new Set(
    [...text.matchAll(mention)]
      .flatMap(([, verbs = '', paths = '']) =>
        [...verbs.matchAll(/[A-Z]+/g)].flatMap(([method]) =>
          [...paths.matchAll(/\/[\w{}./-]+/g)].map(([path]) => withoutNames(`${method} ${path}`)),
        ),
      )
      .filter(isCall),
  );

const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
const documented = callsIn(page);

test('docs/api.md describes every call, and no other', () => {
  const calls = everyCall().map(({ method, path, template }) => ({
    general: withoutNames(`${method} ${template}`),
    spelled: withoutNames(`${method} ${path}`),
  }));
  const missing = calls.filter((each) => !Object.values(each).some((way) => documented.has(way)));
  expect(missing.map(({ spelled }) => spelled)).toEqual([]);
  const known = new Set(calls.flatMap((each) => Object.values(each)));
  expect([...documented].filter((call) => !known.has(call))).toEqual([]);
});

test('docs/api.md names the calls that accept a key', () => {
  const [paragraph = ''] = /^These calls accept `Idempotency-Key`[\s\S]*?\n\n/m.exec(page) ?? [];
  const repeatable = everyCall()
    .filter(({ call }) => call[2])
    .map(({ method, template }) => withoutNames(`${method} ${template}`));
  expect([...callsIn(paragraph)].sort()).toEqual([...new Set(repeatable)].sort());
});

test('a name belongs to one call', () => {
  const named = [...new Set(everyCall().map(({ name, call }) => `${name}: ${call[0]}`))];
  const names = named.map((each) => each.split(':')[0]);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
