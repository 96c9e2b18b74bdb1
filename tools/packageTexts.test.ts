import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { extractTexts } from './lib/packageTexts.mjs';

/** Extracts the texts of a package of one module; returns the folder's files by name. */
function extracted(code: string) {
  const dist = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'schemas'));
  writeFileSync(join(dist, 'schemas/locale.js'), '');
  writeFileSync(join(dist, 'words.js'), code);
  extractTexts('data', dist);
  return (file: string) => readFileSync(join(dist, file), 'utf8').trim();
}

test('the texts in the code of a package are in a module of each language', () => {
  const read = extracted(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
    "export const field = { code: 'open', label: 'Phone' };\nexport const days = (n) => `${n} days`;",
  );
  expect(read('words.js')).toBe(
    "import * as _m from '@portal/data/messages';\nexport const field = { code: 'open', label: _m.text_phone };\nexport const days = (n) => _m.text_1_days(n);",
  );
  expect(read('i18n/de.js')).toBe(
    "export const locale = 'de';\nexport * from './de/text_1_days.js';\nexport * from './de/text_phone.js';",
  );
  expect(read('i18n/en/text_phone.js')).toBe('export const text_phone = "Phone";');
  expect(read('i18n/de/text_1_days.js')).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
    '/* @__NO_SIDE_EFFECTS__ */ export const text_1_days = (value1) => `${value1} Tage`;',
  );
  expect(read('i18n/en.d.ts')).toContain(
    '/** {1} days */\nexport declare const text_1_days: (value1: unknown) => string;',
  );
});

test('a text cannot be the name of a property', () => {
  expect(() => extracted("export const fields = { 'Phone': 1 };")).toThrow('name of a property');
});
