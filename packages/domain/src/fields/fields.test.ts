import { describe, expect, test } from 'vitest';
import { personFields } from '../account/personFields.ts';
import {
  listingFields,
  listingFieldsOf,
  teamMemberFields,
  textKinds,
} from '../listing/listingFields.ts';
import { noteFields, offerFields, reviewFields } from '../moderation/recordFields.ts';
import { type Field, fieldProblem, selectionProblem, storedText, turnedText } from './fields.ts';

test('a line has no line breaks or text-direction overrides', () => {
  const { name } = listingFields;
  for (const text of ['Kia\nora', 'Kia ora\n', 'Kia\u2028ora', 'Kia\u0085ora'])
    expect(fieldProblem(name, text)).toBe('Listing name is not valid');
  expect(fieldProblem(name, 'Kia \u202eora')).toBe(turnedText('Listing name'));
  expect(fieldProblem(name, 'Kia \u200fora')).toBeUndefined();
  expect(fieldProblem(listingFields.longDescription, 'Kia\n\u202eora')).toBeUndefined();
});

describe('links', () => {
  test.each([
    ['kea.example/plans', 'https://kea.example/plans'],
    [' kea.example:8080?q=a:b\u200b', 'https://kea.example:8080?q=a:b'],
    ['http://kea.example', 'http://kea.example'],
    ['nowhere', 'nowhere'],
    ['ana@kea.example', 'ana@kea.example'],
    ['javascript:alert(1.2)', 'javascript:alert(1.2)'],
    ['kea.example:pass@a.nz', 'kea.example:pass@a.nz'],
  ])('%s is stored as %s', (text, stored) => {
    expect(storedText({ kind: 'link' }, text)).toBe(stored);
    const valid = stored.startsWith('http');
    expect(fieldProblem(listingFields.link, text) === undefined).toBe(valid);
  });

  // Rows: 5.12
  test('are checked without the spaces around them', () => {
    const { link, freeTrial } = listingFields;
    expect(fieldProblem(link, ' ')).toBe('Link is required');
    expect(fieldProblem(freeTrial, '')).toBeUndefined();
    expect(fieldProblem(link, 'nowhere', { draft: true })).toBe('Must be a valid link');
    const longest = `https://a.nz/${'x'.repeat(2_048 - 13)}`;
    expect(fieldProblem(link, ` ${longest} `)).toBeUndefined();
    expect(fieldProblem(link, `${longest}x`)).toBe('Maximum 2048 symbols');
  });
});

test('phone numbers', () => {
  const { phone } = listingFields;
  expect(storedText(phone, '\u202a+64 21 555 010\u202c')).toBe('+64 21 555 010');
  expect(fieldProblem(phone, '\u202a+64 21 555 010\u202c')).toBeUndefined();
  expect(fieldProblem(phone, '+64 21\u200b555')).toBe('Phone is not valid');
});

test('tables of fields', () => {
  const tables = {
    listingFields,
    noteFields,
    offerFields,
    personFields,
    reviewFields,
    teamMemberFields,
  };
  const rows = Object.entries(tables).flatMap(([table, fields]) =>
    Object.entries<Field>(fields).map(([name, field]) => {
      const { kind, label, errorName } = field;
      const max = 'max' in field && field.max;
      const required = 'required' in field && field.required;
      return [`${table}.${name}`, kind, label, errorName, max, required]
        .filter(Boolean)
        .join(' | ');
    }),
  );
  expect(rows).toMatchInlineSnapshot(`
    [
      "listingFields.name | line | Name | Listing name | 120 | Listing name is required",
      "listingFields.shortDescription | text | Short description | 300 | Short description is required",
      "listingFields.longDescription | text | Full description | 10000 | Full description is required",
      "listingFields.link | link | Link | 2048 | Link is required",
      "listingFields.freeTrial | link | Free trial link | 2048",
      "listingFields.pricing | text | Pricing | 60 | Pricing is required",
      "listingFields.industries | terms | Industry | 1",
      "listingFields.categories | terms | Category | 1",
      "listingFields.subcategories | terms | Subcategories | Subcategory | 3",
      "listingFields.locations | terms | Locations | Location | 3",
      "listingFields.email | email | Email | 254",
      "listingFields.phone | phone | Phone | 60",
      "listingFields.teamMembers | people | People | Team | 20",
      "listingFields.logo | image | Logo",
      "listingFields.nzOwned | flag | NZ owned",
      "noteFields.adminNote | text | Reason for decline | Note | 2000",
      "noteFields.internalNote | text | Internal note | 2000",
      "offerFields.title | line | Title | 120 | Title is required",
      "offerFields.description | text | Description | 300 | Description is required",
      "offerFields.link | link | Link | 2048 | Link is required",
      "offerFields.label | line | Label | 60 | Label is required",
      "personFields.firstName | line | First name | 120 | First name is required",
      "personFields.lastName | line | Last name | 120 | Last name is required",
      "personFields.email | email | Email | 254 | Email is required",
      "reviewFields.comment | text | Comment | 2000 | Comment is required",
      "teamMemberFields.name | line | Name | 120 | Name is required",
      "teamMemberFields.position | line | Position | 120",
      "teamMemberFields.description | text | Description | 1000",
      "teamMemberFields.photo | image | Photo",
    ]
  `);
});

// Rows: 5.9, 5.11, 9.1
test('required fields and selections of a listing', () => {
  const texts = listingFieldsOf(...textKinds).map((name) => listingFields[name]);
  const missing = texts.flatMap((field) => fieldProblem(field, '') ?? []);
  expect(missing).toEqual([
    'Listing name is required',
    'Short description is required',
    'Full description is required',
    'Link is required',
    'Pricing is required',
  ]);
  for (const field of texts) expect(fieldProblem(field, '', { draft: true })).toBeUndefined();
  expect(fieldProblem(teamMemberFields.name, '')).toBe('Name is required');
  const { subcategories, industries } = listingFields;
  expect(selectionProblem(subcategories, [1, 2, 3])).toBeUndefined();
  expect(selectionProblem(subcategories, [1, 2, 3, 4])).toBe('Max 3 already selected');
  expect(selectionProblem(industries, [1, 1])).toBeUndefined();
  for (const ids of [['1'], [-1], [1.5], 'all', { 0: 1 }, [null], [2 ** 40]])
    expect(selectionProblem(industries, ids)).toBe('Industry is not valid');
});
