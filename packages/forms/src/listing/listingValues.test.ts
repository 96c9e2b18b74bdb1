import type { Listing } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { problemsIn } from '../core/rules.ts';
import { exampleApp, exampleService } from './examples/listingExamples.ts';
import {
  emptyListing,
  listingFromRecord,
  listingPayload,
  readKeptListing,
  rulesFor,
} from './listingValues.ts';

const oddTexts = [
  ' leading and trailing ',
  '\ttabs\tinside',
  'line\nbreaks\n\n',
  'windows\r\nbreaks',
  'old\rmac',
  'Ōtāhuhu Whānau Mātauranga',
  'O\u0304 built of two code points',
  'kiwi 🥝 and 👩🏽‍🌾',
  '👨‍👩‍👧‍👦'.repeat(20),
  'עברית ימין לשמאל',
  'العربية',
  '日本語と한국어',
  '\u200bzero\u200dwidth\ufeff',
  '\u202eoverride',
  '\ud800 lone surrogate',
  '<script>alert("x")</script>',
  '"quotes" \'and\' “curly”',
  "Robert'); DROP TABLE listings;--",
  '%20%3Cb%3E&amp;&#39;',
  '$29 {{braces}} \\u0041 \\n',
  'https://mañana.example/ä?q=ō#ū',
  'null',
  '0',
  'a'.repeat(10_000),
  'e\u0301'.repeat(100),
];

const facts = { type: 'service', account: 2, draft: false, role: 'admin', note: null } as const;
const textFields = [
  'name',
  'shortDescription',
  'longDescription',
  'link',
  'freeTrial',
  'pricing',
  'email',
  'phone',
] as const;

test('two hundred odd texts leave the form as they came, also by way of the device', () => {
  let tried = 0;
  for (const field of textFields) {
    for (const text of oddTexts) {
      const values = listingFromRecord({ ...exampleService, [field]: text }, 'admin');
      const { status, ...kept } = values;
      expect(readKeptListing(JSON.parse(JSON.stringify(values)))).toEqual(kept);
      expect(listingPayload(values, facts)[field]).toBe(text);
      tried += 1;
    }
  }
  expect(tried).toBe(200);
});

test('nothing typed into an optional field is stored as nothing', () => {
  const values = { ...emptyListing, freeTrial: ' ', email: '', phone: '', adminNote: '\n' };
  expect(listingPayload(values, facts)).toMatchObject({
    freeTrial: null,
    email: null,
    phone: null,
    adminNote: null,
    logo: null,
  });
});

// Rows: 7.8
test('each kind of listing sends its own fields, relations as lists of ids', () => {
  const send = (record: Listing) =>
    listingPayload(listingFromRecord(record, 'vendor'), {
      ...facts,
      type: record.type,
      role: 'vendor',
    });
  expect(send(exampleApp)).toMatchObject({ industries: [4], subcategories: [1, 2], logo: 3 });
  expect(send(exampleApp)).not.toHaveProperty('locations');
  expect(send(exampleService)).toMatchObject({
    industries: [3],
    categories: [2],
    locations: [1, 2],
  });
  expect(send(exampleService)).not.toHaveProperty('subcategories');
});

test('only an admin sends a decision, and a reason only with a refusal', () => {
  const values = { ...emptyListing, status: 'APPROVED', adminNote: 'Too short' } as const;
  expect(listingPayload(values, facts)).toMatchObject({ status: 'APPROVED', adminNote: null });
  expect(listingPayload({ ...values, status: 'DECLINED' }, facts).adminNote).toBe('Too short');
  expect(listingPayload(values, { ...facts, role: 'vendor' })).not.toHaveProperty('status');
});

test('a draft may be unfinished, but never too long or wrong', () => {
  const draft = rulesFor('draft');
  expect(problemsIn(emptyListing, draft)).toEqual([]);
  const wrong = { ...emptyListing, link: 'harbour', pricing: '$'.repeat(61), industries: [1, 2] };
  expect(problemsIn(wrong, draft).map(({ message }) => message)).toEqual([
    'Must be a valid link',
    'Maximum 60 symbols',
    'Max 1 already selected',
  ]);
});

test('text kept by another version of the form is not offered', () => {
  expect(readKeptListing({ ...emptyListing, industries: 'Retail' })).toBeNull();
  expect(readKeptListing(undefined)).toBeNull();
});
