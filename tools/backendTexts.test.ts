import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translate } from '../backend/src/base/translate.ts';
import { auditText } from '../packages/domain/src/audit/audit.ts';
import { answers, textsOfNotices } from './lib/answers.ts';
import { root } from './lib/runtime.mjs';

test('finds the texts of errors, also those in constants', () => {
  const code = `
    const LATE = 'Too late';
    const texts: Record<string, string> = { a: 'Text of a' };
    const problemOf = (all: number) => (all > 3 ? \`At most \${all} of \${LATE}\` : undefined);
    const problem = problemOf(4);
    throw new HttpError('bad-request', { message: problem });
    throw invalid(texts[kind], [{ path, message: genericTexts.notValid('Some field') }]);
    strapi.log.warn('Not for users');
    throw new Error('Not for users either');`;
  expect(
    answers(code)
      .filter((text) => text.includes(' '))
      .sort(),
  ).toEqual([...['At most {1} of {2}', 'Some field', 'Text of a', 'Too late']]);
});

const tableOf = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, folder, 'de.json'), 'utf8'));
const [domain, own] = [tableOf('packages/domain/messages'), tableOf('backend/errors')];

const folder = join(root, 'backend/src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }));
const texts = sources
  .flatMap(({ code, file }) => answers(code, file))
  // Messages such as 'Target is not valid' are translated with the name of the field.
  .map((text) => text.replace(/ is (?:required|not valid)$/, ''))
  .filter(
    (text) =>
      /^[A-Z\d{]|^\S+ (?:must|can|Maximum) /.test(text) && /[a-z] |^[A-Z][a-z]+$/.test(text),
  );

/** The name of a header that the code reads. */
const untranslated = ['Host'];

test('every message of the backend’s own errors is in German, and no other', () => {
  const isKnown = (text: string) => Object.hasOwn(domain, text) || Object.hasOwn(own, text);
  expect([...new Set(texts)].filter((text) => !isKnown(text))).toEqual(untranslated);
  expect(Object.keys(own).filter((text) => !texts.includes(text))).toEqual([]);
  expect(Object.keys(own).filter((text) => Object.hasOwn(domain, text))).toEqual([]);
});

// Rows: X24R.8
test('notifications have no text in one language', () => {
  const code = 'notify({ words: ({ m }) => ({ title: "Kea is late", text: m.why() }) });';
  expect(textsOfNotices(code)).toEqual(['Kea is late']);
  expect(sources.flatMap(({ code, file }) => textsOfNotices(code, file))).toEqual([]);
});

test('each is found with its values', () => {
  const valuesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
  for (const [text, german] of Object.entries(own)) {
    expect(valuesOf(german)).toBe(valuesOf(text));
    expect(translate(text.replaceAll(/\{(\d)\}/g, '7$1'), 'de')).toBe(
      german.replaceAll(/\{(\d)\}/g, '7$1'),
    );
  }
});

test('numbers have the separators of the language', () => {
  expect(translate('Maximum 16,383 pixels per side', 'de')).toBe('Höchstens 16.383 Pixel je Seite');
});

test('a description of the audit log names the roles in the language', () => {
  const german = (action: string, ...roles: string[][]) =>
    auditText(action, 'Mere', { roles }, (text) => translate(text, 'de'));
  expect(german('role.grant', ['support'], ['editor', 'finance'])).toBe(
    'Mere diese Rollen zugewiesen: Redakteur und Finanzen; entzogen: Support',
  );
  expect(german('role.revoke', ['editor'], [])).toBe('Mere diese Rollen entzogen: Redakteur');
  const english = auditText('role.grant', 'Mere', { roles: [[], ['editor']] });
  expect(english).toBe('Granted Editor to Mere');
});
