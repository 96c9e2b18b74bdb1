import { expect, test } from 'vitest';
import { termNames } from '../listing/collection.ts';
import type { ImportKind } from '../listing/importKind.ts';
import { exportColumns, exportHead } from '../lists/exportedList.ts';
import {
  type ImportPlan,
  importTargetLabels,
  importTargets,
  planOf,
  requiredTargets,
  takesLines,
  takesSeveral,
  targetsProblem,
} from './importColumns.ts';
import { decodeText, importLimits, isJsonText, readJsonTable, separatorOf } from './importFile.ts';
import { readImportRow } from './importRow.ts';
import { importStates, listedOutcome } from './importState.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  );
const utf16 = (text: string, little: boolean) =>
  [...text].flatMap((sign) => {
    const code = sign.charCodeAt(0);
    return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });

test.each([
  ['UTF-8', bytes('name;Größe')],
  ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], 'name;Größe')],
  ['UTF-16 with a mark', bytes([0xff, 0xfe], utf16('name;Größe', true))],
  ['UTF-16, the other order', bytes([0xfe, 0xff], utf16('name;Größe', false))],
  ['UTF-16 without a mark', bytes(utf16('name;Größe', true))],
  ['Windows-1252', bytes('name;Gr', [0xf6, 0xdf], 'e')],
])('a file in %s is read', (_, file) => {
  expect(decodeText(file)).toBe('name;Größe');
});

test('an edit lists what is still to change where it can run, else what it changed', () => {
  const listed = importStates.map((state) => [state, listedOutcome(state, false)]);
  expect(listed.filter(([, outcome]) => outcome === 'saved')).toEqual([['done', 'saved']]);
  expect(listedOutcome('stopped', true)).toBe('saved');
});

test('a cell has several values only where records can', () => {
  const several = (kind: ImportKind) =>
    importTargets(kind).filter((target) => takesSeveral(kind, target));
  expect(several('apps')).toEqual(['subcategories']);
  expect(several('services')).toEqual(['locations']);
  expect(several('industries')).toEqual(['synonyms']);
  expect(several('accounts')).toEqual([]);
});

test('a cell has several lines only where it is a longer text', () => {
  const withLines = (kind: ImportKind) =>
    importTargets(kind).filter((target) => takesLines(kind, target));
  expect(withLines('services')).toEqual(['description']);
  expect(withLines('reviews')).toEqual(['comment']);
  expect(withLines('industries')).toEqual([]);
});

test('a file that is no text is refused', () => {
  expect(decodeText(bytes('PK', [3, 4, 20, 0, 6, 0, 8, 0]))).toBeNull();
  expect(decodeText(bytes('a', [0x81], 'b'))).toBeNull();
});

test('cells are separated by what the first line has most of, outside of quotes', () => {
  expect(separatorOf('name,"a;b;c;d",link\n')).toBe(',');
  expect(separatorOf('Name;Link;Preis, netto\r\n')).toBe(';');
  expect(separatorOf('name\tlink')).toBe('\t');
  expect(separatorOf('name')).toBe(',');
});

test('new listings need the columns of the required fields, as drafts only the name', () => {
  expect(requiredTargets('apps', 'draft')).toEqual(['name']);
  expect(requiredTargets('apps', 'pending')).toEqual(
    expect.arrayContaining(['name', 'summary', 'description', 'link', 'pricing']),
  );
});

test('listings of other accounts arrive submitted unless the user says otherwise', () => {
  const arrival = (columns: string[], assigns: boolean) =>
    planOf(columns, 'apps', importTargetLabels('apps'), [], assigns).arrival;
  expect(arrival(['Name', 'Vendor email'], true)).toBe('pending');
  expect(arrival(['Name', 'Vendor email'], false)).toBe('draft');
  expect(arrival(['Name'], true)).toBe('draft');
});

test('columns of terms are guessed by the names of their kind and of our own exports', () => {
  const guess = (columns: string[], kind: ImportKind) =>
    planOf(columns, kind, importTargetLabels(kind), [], false);
  expect(guess(['Ort', 'Andere Namen', 'Bild'], 'locations').targets).toEqual([
    'name',
    'synonyms',
    null,
  ]);
  expect(guess(['Category', 'Subcategory'], 'subcategories').targets).toEqual(['category', 'name']);
  for (const terms of termNames) {
    const head = exportColumns(terms)?.map(([, label]) => label()) ?? [];
    const { targets, key } = guess(head, terms);
    expect([key, ...targets.slice(0, 5)]).toEqual(['id', 'id', 'name', 'slug', 'synonyms', null]);
    expect(targets.includes('category')).toBe(terms === 'subcategories');
  }
});

test('JSON is an array of records', () => {
  expect(isJsonText(' [1]')).toBe(true);
  expect(readJsonTable('[{"name":"A","tags":["x"]},{"link":"y"}]')).toEqual({
    columns: ['name', 'tags', 'link'],
    rows: [
      ['A', ['x'], null],
      [null, null, 'y'],
    ],
  });
  expect(readJsonTable('{"name":"A"}')).toBe('A JSON file must be an array of records');
  expect(readJsonTable('[1]')).toBe('Row 1 is not a record');
  expect(readJsonTable('[')).toBe('The file is not valid JSON');
  expect(readJsonTable('[]')).toBe('The file has no rows to import');
  const long = 'x'.repeat(importLimits.cell + 1);
  expect(readJsonTable(JSON.stringify([{ name: 'A' }, { name: long }]))).toMatch(
    /^Row 2 has a cell/,
  );
});

test('columns are guessed from our own files, and from names in English and German', () => {
  const guess = (...columns: string[]) =>
    planOf(columns, 'apps', importTargetLabels('apps'), [], false).targets;
  const head = exportHead(exportColumns('apps') ?? [], ',')
    .trim()
    .split(',');
  expect(head.filter((_, place) => guess(...head)[place] !== null)).toEqual([
    ...['ID', 'Slug', 'Name', 'Short description', 'Full description', 'Link'],
    ...['Free trial link', 'Pricing', 'Industry', 'Subcategories', 'Logo', 'NZ owned'],
    'Vendor email',
  ]);
  expect(guess('Titel', 'Webseite', 'Beschreibung', 'Kurzbeschreibung', 'Branche')).toEqual([
    ...['name', 'link', 'description', 'summary', 'industries'],
  ]);
  expect(guess('name', 'website', 'source', 'demo', 'description', 'tags', 'licenses')).toEqual([
    ...['name', 'link', null, 'trial', 'description', 'subcategories', null],
  ]);
  // A target is used once.
  expect(guess('Website', 'Link', 'logo')).toEqual([null, 'link', 'logo']);
});

test('targets need a key, and each only once', () => {
  expect(importTargets('services')).toContain('phone');
  expect(targetsProblem(['name', null], 2, 'apps')).toBeUndefined();
  expect(targetsProblem(['name', 'phone'], 2, 'apps')).toBe('Columns are not valid');
  expect(targetsProblem(['name'], 2, 'apps')).toBe('Columns are not valid');
  expect(targetsProblem(['name', 'name'], 2, 'apps')).toBe('Two columns have the field Name');
  expect(targetsProblem(['link', null], 2, 'apps')).toMatch(/^Choose the column/);
});

test('a row says what to save, and what is wrong with it', () => {
  const terms: Record<string, number[]> = { retail: [4], banking: [5, 6] };
  const read = (targets: string[], ...cells: unknown[]) =>
    readImportRow(cells, targets, 'apps', (_, name) => terms[name] ?? []);
  expect(
    read(['id', 'name', 'subcategories', 'nz', 'account'], 7, ' =1+1', 'Retail; BANKING', 'ja', {
      email: 'a@b.nz',
    }),
  ).toEqual({
    id: '7',
    slug: '',
    account: 'a@b.nz',
    input: { name: ' =1+1', subcategories: [4, 5], nz: true },
    errors: [],
  });
  const records = [
    { id: 6, name: 'Banking' },
    { id: 9, name: 'Retail' },
  ];
  expect(read(['subcategories'], records).input).toEqual({ subcategories: [6, 4] });
  expect(read(['name', 'link', 'trial'], 'A', null, '').input).toEqual({ name: 'A', trial: '' });
  expect(
    readImportRow(
      ['Mining; Retail'],
      ['subcategories'],
      'apps',
      (_, name) => terms[name] ?? [],
      true,
    ),
  ).toMatchObject({ input: { subcategories: [4] }, errors: [] });
  expect(read(['industries'], 'Retail; Banking; retail').errors).toEqual([
    { path: ['industries'], message: 'At most 1, not 2' },
  ]);
  expect(
    read(['industries', 'link'], 'Mining', 'not a link').errors.map(({ path }) => path[0]),
  ).toEqual(['industries', 'link']);
  // Excel leaves out empty cells at the end.
  expect(read(['name', 'nz', 'trial'], 'A').input).toEqual({ name: 'A', nz: false, trial: '' });
  expect(read(['industries', 'nz', 'link'], 'Mining', 'maybe', {}, 'x').errors).toEqual([
    {
      path: ['row'],
      message:
        'This row has more cells (4) than the file has columns (3). Extra cells are dropped when you correct the row.',
    },
    { path: ['link'], message: 'Link is not valid' },
    { path: ['industries'], message: 'No such term: Mining' },
    { path: ['nz'], message: 'Must be yes or no' },
  ]);
});

test('a file with the columns of an earlier one is imported as that was', () => {
  const plan: ImportPlan = {
    targets: ['name', null, 'account'],
    key: 'name',
    arrival: 'pending',
    skipUnknownTerms: true,
  };
  const older = { ...plan, columns: ['Title', 'Summary', 'Owner'], arrival: 'draft' as const };
  const earlier = [{ ...plan, columns: ['Title', 'Summary', 'Owner'] }, older];
  const planned = (...columns: string[]) =>
    planOf(columns, 'apps', importTargetLabels('apps'), earlier, false);
  const guessed = { key: 'name', arrival: 'draft', skipUnknownTerms: false };
  expect(planned('Title', 'Summary', 'Owner')).toEqual(plan);
  // In another order, without one that was not imported, and with one that no field has.
  expect(planned('owner', 'TITLE', 'Errors')).toEqual({
    ...plan,
    targets: ['account', 'name', null],
  });
  // One that was imported is missing, there is a further field, or a name is not unique.
  expect(planned('Title', 'Summary')).toEqual({ ...guessed, targets: ['name', 'summary'] });
  expect(planned('ID', 'Title', 'Owner')).toEqual({
    ...guessed,
    key: 'id',
    targets: ['id', 'name', null],
  });
  expect(planned('Title', 'Owner', 'owner').arrival).toBe('draft');
});
