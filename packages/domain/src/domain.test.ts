import { describe, expect, test, vi } from 'vitest';
import {
  auditText,
  compareNames,
  emailProblem,
  type Field,
  fieldProblem,
  fold,
  isBlank,
  isGreetable,
  listingFields,
  listingFieldsOf,
  noteFields,
  offerFields,
  passwordProblem,
  personFields,
  ratingProblem,
  readStatus,
  reviewFields,
  rolesWithArticle,
  safeLink,
  selectionProblem,
  storedText,
  teamMemberFields,
  termNameField,
  textKinds,
  textProblem,
  turnedText,
} from './index.ts';

describe('texts', () => {
  // Rows: 5.9
  test('a text without visible symbols is blank', () => {
    for (const text of [
      '',
      ' \n',
      '\u200b\u2060\ufeff',
      '\u2800\u3164 \u00ad',
      '\u200b'.repeat(10_001),
    ])
      expect([text.slice(0, 4), isBlank(text)]).toEqual([text.slice(0, 4), true]);
    expect(isBlank('\u200bKia ora')).toBe(false);
    expect([null, undefined, ' '].map((text) => textProblem(text, {}))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(textProblem(' ', { required: 'Name is required' })).toBe('Name is required');
  });

  test('searches and sorting compare texts without accents, case and typographic signs', () => {
    const folded = {
      Łódź: 'lodz',
      'ΠΌΛΗΣ Πόλης': 'πολησ πολησ',
      МОСКВА: 'москва',
      'Straße, STRASSE': 'strasse, strasse',
      'İstanbul ISPARTA ışık': 'istanbul isparta isik',
      'Þór’s Æsir – œuvre Đỗ ﬁ': "thor's aesir - oeuvre do fi",
      'हिन्दी שָׁלוֹם': 'हिन्दी שלום',
    };
    for (const [text, plain] of Object.entries(folded)) {
      expect(fold(text)).toBe(plain);
      expect(fold(plain)).toBe(plain);
    }
    expect(['zulu', 'Zulu', 'Žulu', 'zebra', 'Ōtākaro', 'Woolshed'].sort(compareNames)).toEqual([
      ...['Ōtākaro', 'Woolshed', 'zebra', 'Zulu', 'zulu', 'Žulu'],
    ]);
  });

  test('symbols are counted by code point', () => {
    expect(textProblem('🥝'.repeat(3), { min: 3, max: 3 })).toBeUndefined();
    expect(textProblem('🥝🥝', { min: 3 })).toBe('Minimum 3 symbols');
    expect(textProblem('x🥝ā!', { max: 3 })).toBe('Maximum 3 symbols');
  });

  test('unstorable text and values of other types are invalid', () => {
    for (const value of ['Kia\0ora', 'Kia \ud800', 7, true, ['x'], {}])
      expect(textProblem(value, { label: 'Name' })).toBe('Name is not valid');
  });

  test('a line has no line breaks or text-direction overrides', () => {
    const { name } = listingFields;
    for (const text of ['Kia\nora', 'Kia ora\n', 'Kia\u2028ora', 'Kia\u0085ora'])
      expect(fieldProblem(name, text)).toBe('Listing name is not valid');
    expect(fieldProblem(name, 'Kia \u202eora')).toBe(turnedText('Listing name'));
    expect(fieldProblem(name, 'Kia \u200fora')).toBeUndefined();
    expect(fieldProblem(listingFields.longDescription, 'Kia\n\u202eora')).toBeUndefined();
  });
});

describe('links', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['  http://example.com/a b \n', 'http://example.com/a%20b'],
    ['https://māori.example/ū?q=1#x', 'https://xn--mori-qsa.example/%C5%AB?q=1#x'],
    ['HTTPS://A.NZ', 'https://a.nz/'],
    ['https://[::1]:8080', 'https://[::1]:8080/'],
    ['\u202ahttps://a.nz/plans\u200b\u202c', 'https://a.nz/plans'],
    ['\u3164https://a.nz/plans\u034f\u{e0020}\u2800', 'https://a.nz/plans'],
    ['https://a.nz/❤\ufe0f', 'https://a.nz/%E2%9D%A4%EF%B8%8F'],
  ])('%s is a link', (text, href) => expect(safeLink(text)).toBe(href));

  test.each([
    '',
    'example.com',
    '//a.nz',
    'http://',
    'http://a b',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://ho\nst/',
    'http://ho\tst/',
    'https://a.nz/\0',
    'https://a.nz/\ud800',
    'https://bank.nz@a.nz',
    'https://:secret@a.nz/',
    'https://a.nz/pl\u00adans',
    'https://a\ufeff.nz/',
    'https://a.nz/pl\u3164ans',
    'https://a.nz/pl\u034fans',
    'https://a.nz/pl\u{e0061}ans',
  ])('%s is no link', (text) => expect(safeLink(text)).toBeNull());

  test('are parsed in browsers without URL.parse', () => {
    const parse = vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function');
    });
    expect(safeLink('https://example.com')).toBe('https://example.com/');
    parse.mockRestore();
  });

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

// Rows: 5.2, 5.5
test('email addresses', () => {
  const good = [
    'kiri@example.org',
    ' \u202akiri@example.org\u202c\n',
    'a.b+c@mail.example.org',
    '',
  ];
  const longest = `${'a'.repeat(242)}@example.org`;
  for (const address of [...good, longest, `  ${longest}  `])
    expect([address.slice(0, 30), emailProblem(address)]).toEqual([
      address.slice(0, 30),
      undefined,
    ]);
  const bad = [
    'hello',
    '.kiri@example.org',
    'kiri.@example.org',
    'a..b@example.org',
    'kiri@example',
    'kiri@a.b',
    'kiri@127.0.0.1',
    'kiri@example.x1',
    'ki ri@example.org',
    'ki\nri@example.org',
    'ā@example.org',
    'ki\u200bri@example.org',
  ];
  for (const address of bad)
    expect([address, emailProblem(address)]).toEqual([address, 'Invalid email address']);
  expect(emailProblem(`a${longest}`)).toBe('Maximum 254 symbols');
  expect(fieldProblem(personFields.email, ' ')).toBe('Email is required');
});

test('phone numbers', () => {
  const { phone } = listingFields;
  expect(storedText(phone, '\u202a+64 21 555 010\u202c')).toBe('+64 21 555 010');
  expect(fieldProblem(phone, '\u202a+64 21 555 010\u202c')).toBeUndefined();
  expect(fieldProblem(phone, '+64 21\u200b555')).toBe('Phone is not valid');
});

// Rows: 5.2
test('passwords', () => {
  const blank = ['', ' '.repeat(8), '\u200b'.repeat(8)];
  const unstorable = ['pass\0word', 'passwor\ud800'];
  const said = [...blank, 'x'.repeat(7), 'x'.repeat(65), 'ā'.repeat(37), ...unstorable];
  expect(said.map(passwordProblem)).toEqual([
    ...blank.map(() => 'Password is required'),
    'Minimum 8 symbols',
    'Maximum 64 symbols',
    'This password is too long',
    ...unstorable.map(() => 'Password is not valid'),
  ]);
  expect(['x'.repeat(8), 'x'.repeat(64)].map(passwordProblem)).toEqual([undefined, undefined]);
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

// Rows: 5.7
test('names of terms', () => {
  expect(fieldProblem(termNameField('industries'), ' ')).toBe('Industry name is required');
  expect(fieldProblem(termNameField('locations'), '')).toBe('Location is required');
  expect(fieldProblem(termNameField('subcategories'), '')).toBe('Category name is required');
});

// Rows: 5.8
test('ratings', () => {
  expect([null, 0, 6, 2.5, '5'].map(ratingProblem)).toEqual([
    'Rating is required',
    ...Array.from({ length: 4 }, () => 'Rating is not valid'),
  ]);
  expect([1, 5].map(ratingProblem)).toEqual([undefined, undefined]);
});

test('names that an email does not greet', () => {
  const greeted = [
    'Mere',
    'Ana-Mária O’Hara',
    'J. R. Smith',
    'J.R.',
    'Dr. Ng',
    'محمد\u200cرضا',
    '李小龍',
  ];
  const spam = [
    ...['https://evil.example', 'Win at evil.com', 'www.x', 'evil。com', 'EVIL．COM/a', '10.0.0.1'],
    ...[
      'e\u200bvil.c\u200bom',
      'x@evil.nz',
      'ftp://a',
      'Mere\u0007',
      'a\nBcc: b',
      'a\u2028b',
      '\u0085',
    ],
  ];
  expect(greeted.filter((name) => !isGreetable(name))).toEqual([]);
  expect(spam.filter(isGreetable)).toEqual([]);
});

test('words of changed roles', () => {
  const text = (action: string, before: string[], after: string[]) =>
    auditText(action, 'Mere', { roles: [before, after] });
  expect(text('role.grant', [], ['editor'])).toBe('Granted Editor to Mere');
  expect(text('role.grant', ['finance'], ['moderator', 'editor', 'support'])).toBe(
    'Granted Moderator, Editor and Support to Mere, revoked Finance',
  );
  expect(text('role.revoke', ['editor', 'support'], ['support'])).toBe('Revoked Editor of Mere');
  // Of an earlier version, or without the roles.
  expect(auditText('role.revoke', 'Mere')).toBe('Revoked a role of Mere');
  expect(text('role.grant', [], ['king'])).toBe('Granted a role to Mere');
  expect(rolesWithArticle(['owner'])).toBe('an owner');
});

test('spellings of a status', () => {
  expect(['P', 'approved', ' d ', 'Denied', 'ARCHIVED', null].map(readStatus)).toEqual([
    'PENDING',
    'APPROVED',
    'DECLINED',
    'DECLINED',
    undefined,
    undefined,
  ]);
});
