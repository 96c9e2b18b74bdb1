import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formsOf } from '../e2e/support/faults/formsOf.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: root });

test('every form has a row in the table of faults, or a sentence that says why it has none', () => {
  const forms = filesOf('{packages/*,app}/src/**/*.tsx')
    .filter((file) => !/stories|core\/Form\.tsx$/.test(file) && /<form\b|<Form\b/.test(read(file)))
    .map((file) => file.replace(/^packages\//, ''));
  expect(Object.keys(formsOf).toSorted()).toEqual(forms.toSorted());

  const table = filesOf('e2e/support/faults/*Forms.ts').map(read).join('\n');
  for (const [form, rows] of Object.entries(formsOf)) {
    if (typeof rows === 'string') expect(rows, form).toMatch(/\w \w.*\.$/);
    else
      for (const row of rows) expect(table, form).toMatch(new RegExp(`(name: |form\\()'${row}'`));
  }
});
