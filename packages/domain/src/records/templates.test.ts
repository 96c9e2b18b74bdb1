import { expect, it } from 'vitest';
import { readRecord, uniqueName } from './recordKind.ts';
import { appendTemplate, renderTemplate, templateKind, templateTexts } from './templates.ts';

// Rows: X23Q.1, X23Q.2
it('fills in variables, with a word for those without a value', () => {
  expect(renderTemplate('{vendor}: {field} of {listing}', { vendor: 'Aroha', field: ' ' })).toBe(
    'Aroha: your listing of your listing',
  );
});

it('does not fill in names that look like variables', () => {
  expect(renderTemplate('{listing}, {vendor}', { listing: '{vendor} $&', vendor: 'Aroha' })).toBe(
    '{vendor} $&, Aroha',
  );
});

it('compares names by no more than a column stores', () => {
  expect(uniqueName(' Ümlaut ')).toBe('umlaut');
  expect(uniqueName('ﷺ'.repeat(60))).toHaveLength(255);
});

it('appends a template and never replaces what is typed', () => {
  expect(appendTemplate(' ', 'Text')).toBe('Text');
  expect(appendTemplate('Typed \n', 'Text')).toBe('Typed\n\nText');
});

it('rejects unknown variables, uses and texts that are too long', () => {
  const messages = (data: object) =>
    readRecord(templateKind, { ...data }).errors.map(({ message }) => message);
  const valid = { name: 'Link', text: 'Mend {field}. {', use: 'decline' };
  expect(messages(valid)).toEqual([]);
  expect(messages({ ...valid, text: '{toString} {}' })).toEqual([
    templateTexts.unknownVariable('toString'),
  ]);
  expect(messages({ name: '', text: 'x'.repeat(2001), use: 'x' })).toEqual([
    'Name is required',
    'Maximum 2000 symbols',
    'Use is not valid',
  ]);
});

it('reads a row without a value, or with a choice that is gone, as a new record has it', () => {
  const row = { name: 'Link', text: null, use: 'praise' };
  expect(readRecord(templateKind, row).values).toEqual({ name: 'Link', text: '', use: 'both' });
});
