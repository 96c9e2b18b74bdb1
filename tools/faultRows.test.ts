import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formsOf } from '../e2e/support/faults/formsOf.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: root });

const form = /<(form|Form)\b/;
const dialog = /<(Dialog|AlertDialog|Drawer)\b/;
/** What takes words or a choice; in the app a pattern does it as well, with the screen around it that sends. */
const field =
  /<(\w+Field|TextArea|FormTextArea|Combobox|MultiSelect|Select|RadioGroup|SegmentedControl|Switch|Checkbox|DateRange|ListPicker|SortableList|Choices)\b/;
const picker = /<(\w+Picker|PlanToggle|CappedSelects|DecisionBar)\b/;

/** A form by its element; a dialog by its fields; a screen of the app by any field or picker of its own. */
function takes(file: string): boolean {
  const text = read(file);
  if (form.test(text) || (dialog.test(text) && field.test(text))) return true;
  return file.startsWith('app/') && (field.test(text) || picker.test(text));
}

test('whatever takes words or a choice has a row in the table of faults, or a sentence that says why it has none', () => {
  const found = filesOf('{packages/*,app}/src/**/*.tsx')
    .filter((file) => !/stories|core\/Form\.tsx$/.test(file) && takes(file))
    .map((file) => file.replace(/^packages\//, ''));
  expect(Object.keys(formsOf).toSorted()).toEqual(found.toSorted());

  const table = filesOf('e2e/support/faults/*Forms.ts').map(read).join('\n');
  for (const [name, rows] of Object.entries(formsOf)) {
    if (typeof rows === 'string') expect(rows, name).toMatch(/\w \w.*\.$/);
    else
      for (const row of rows) expect(table, name).toMatch(new RegExp(`(name: |form\\()'${row}'`));
  }
});
