import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyCall } from './index.ts';

const verb = '(?:GET|POST|PUT|PATCH|DELETE)';
/** `PATCH and PUT /a/{id}`, `GET /a, /b?x=`; further paths follow after a comma. */
const mention = new RegExp(
  `(${verb}(?:(?:,| and|, and| or) ${verb})*) ((?:/[\\w{}./-]*)(?:\\[?\\?[^\\s|,]*)?(?:,? (?:also |and )?/[\\w{}./-]+)*)`,
  'g',
);
const choices = /\{(?:type|single|terms|kind)\}/;
const withoutNames = (call: string) =>
  call.replace(/[.,]$/, '').replaceAll(/\{\w+\}/g, (name) => (choices.test(name) ? name : '{}'));
/** The server's own pages and the calls to the card provider. */
const isCall = (call: string) => !/ \/(_|v1|sandbox)/.test(call);

const documented = new Set(
  [...readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8').matchAll(mention)]
    .flatMap(([, verbs = '', paths = '']) =>
      [...verbs.matchAll(/[A-Z]+/g)].flatMap(([method]) =>
        [...paths.matchAll(/\/[\w{}./-]+/g)].map(([path]) => withoutNames(`${method} ${path}`)),
      ),
    )
    .filter(isCall),
);

test('docs/api.md describes every call, and no other', () => {
  const calls = everyCall().map(({ call, method, path }) => {
    const general = withoutNames(`${method} ${call[0].split(' ')[1]}`);
    return { general, spelled: withoutNames(`${method} ${path}`) };
  });
  const missing = calls.filter((each) => !Object.values(each).some((way) => documented.has(way)));
  expect(missing.map(({ spelled }) => spelled)).toEqual([]);
  const known = new Set(calls.flatMap((each) => Object.values(each)));
  expect([...documented].filter((call) => !known.has(call))).toEqual([]);
});
