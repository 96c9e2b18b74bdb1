import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formsOf } from '../e2e/support/faults/formsOf.ts';
import { combinations } from '../e2e/support/faults/formUnderFault.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: root });

const form = /<(form|Form|DialogForm|FormDialog)\b/;
const dialog = /<(Dialog|AlertDialog|Drawer)\b/;
/** Components that take input; in the app also patterns whose screen submits for them. */
const field =
  /<(\w+Field|TextArea|FormTextArea|Combobox|MultiSelect|Select|RadioGroup|SegmentedControl|Switch|Checkbox|DateRange|ListPicker|SortableList|Choices)\b/;
const picker = /<(\w+Picker|PlanToggle|CappedSelects|DecisionBar)\b/;

/** Whether a file takes input: a form, a dialog with fields, or a file of the app with a field or picker. */
function takesInput(file: string): boolean {
  const text = read(file);
  if (form.test(text) || (dialog.test(text) && field.test(text))) return true;
  return file.startsWith('app/') && (field.test(text) || picker.test(text));
}

test('every input has a row in the fault table or a reason why it has none', () => {
  const found = filesOf('{packages/*,app}/src/**/*.tsx')
    .filter((file) => !/stories|\.test\.|core\/Form(Dialog)?\.tsx$/.test(file) && takesInput(file))
    .map((file) => file.replace(/^packages\//, ''));
  expect(Object.keys(formsOf).toSorted()).toEqual(found.toSorted());

  const table = filesOf('e2e/support/faults/*Forms.ts').map(read).join('\n');
  for (const [name, rows] of Object.entries(formsOf)) {
    if (typeof rows === 'string') expect(rows, name).toMatch(/\w \w.*\.$/);
    else
      for (const row of rows) expect(table, name).toMatch(new RegExp(`(name: |form\\()'${row}'`));
  }
});

test('every combination of faults is tried on a form outside of a sweep', () => {
  const table = filesOf('e2e/support/faults/*Forms.ts').map(read).join('\n');
  for (const combination of combinations.slice(1)) expect(table).toContain(`'${combination}'`);
});
