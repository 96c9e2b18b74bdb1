import type { Listing } from '@portal/data/schemas';
import type { ListingStatus } from '@portal/domain';
import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { problemsIn } from '../core/rules.ts';
import { followRecord, settle } from '../core/useForm.ts';
import { exampleApp, exampleService } from './examples/listingExamples.ts';
import type { ListingRole } from './listingMode.ts';
import {
  emptyListing,
  type ListingValues,
  listingFromRecord,
  listingPayload,
  readListingDraft,
  restoredValues,
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

// Rows: X23H.3
test('terms of a version that no longer exist are left out and named at their fields', () => {
  const [term] = exampleService.locations;
  if (!term) throw new Error('The example has no location.');
  const gone = { ...term, id: 99, name: 'Old town', slug: '' };
  const restored = restoredValues({ ...exampleService, locations: [term, gone] });
  expect(restored.values.locations).toEqual([term.id]);
  expect(restored.gone).toEqual([
    { name: 'locations', message: 'Old town no longer exists. Choose again.' },
  ]);
});

test('200 unusual texts pass through form and device unchanged', () => {
  let tried = 0;
  for (const field of textFields) {
    for (const text of oddTexts) {
      const values = listingFromRecord({ ...exampleService, [field]: text }, 'admin');
      const { status, ...draft } = values;
      expect(readListingDraft(JSON.parse(JSON.stringify(values)))).toEqual(draft);
      expect(listingPayload(values, facts)[field]).toBe(text);
      tried += 1;
    }
  }
  expect(tried).toBe(200);
});

test('a blank optional field is sent as null', () => {
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

test('only an admin sends a decision, and a reason only with a decline', () => {
  const values = { ...emptyListing, status: 'APPROVED', adminNote: 'Too short' } as const;
  expect(listingPayload(values, facts)).toMatchObject({ status: 'APPROVED', adminNote: null });
  expect(listingPayload({ ...values, status: 'DECLINED' }, facts).adminNote).toBe('Too short');
  expect(listingPayload(values, { ...facts, role: 'vendor' })).not.toHaveProperty('status');
});

test('a draft may be incomplete, but not too long or invalid', () => {
  const draft = rulesFor('draft');
  expect(problemsIn(emptyListing, draft)).toEqual([]);
  const wrong = { ...emptyListing, link: 'harbour', pricing: '$'.repeat(61), industries: [1, 2] };
  expect(problemsIn(wrong, draft).map(({ message }) => message)).toEqual([
    'Must be a valid link',
    'Maximum 60 symbols',
    'Max 1 already selected',
  ]);
});

test('values stored by another version of the form are rejected', () => {
  expect(readListingDraft({ ...emptyListing, industries: 'Retail' })).toBeNull();
  expect(readListingDraft(undefined)).toBeNull();
});

const statuses: ListingStatus[] = ['DECLINED', 'PENDING', 'APPROVED'];
/** When the page has the saved record: before the response, after it, or never. */
const arrivals = ['before', 'after', 'never'] as const;

/** The record after a save: a vendor's is pending again, a note is removed with its decline, the price is trimmed. */
function savedAs(record: Listing, role: ListingRole, pricing: string): Listing {
  const status = role === 'vendor' ? 'PENDING' : 'APPROVED';
  return { ...record, pricing: pricing.trim(), status, adminNote: null, version: 2 };
}

const cases = [exampleApp, exampleService].flatMap((record) =>
  statuses.flatMap((status) =>
    (['vendor', 'admin'] as const).flatMap((role) =>
      arrivals.map((arrival) => [role, status, record.type, arrival, record] as const),
    ),
  ),
);

// Rows: 2.36
test.each(cases)(
  'a %s saves a listing that was %s (%s, record %s): nothing is unsaved',
  (...of) => {
    const [role, status, , arrival, example] = of;
    const record: Listing = { ...example, draft: false, status, adminNote: 'Say the price.' };
    const before = listingFromRecord(record, role);
    const api = createFormControl<ListingValues>({ values: before, defaultValues: before });
    for (const name of Object.keys(before)) api.register(name as keyof ListingValues);
    let dirty = false;
    api.subscribe({
      formState: { isDirty: true, dirtyFields: true },
      callback: ({ isDirty = false }) => {
        dirty = isDirty;
      },
    });
    const arrive = (next: ListingValues) => api.reset(next, followRecord);

    api.setValue('pricing', ' $5 ', { shouldDirty: true });
    if (role === 'admin') api.setValue('status', 'APPROVED', { shouldDirty: true });
    if (role === 'admin') api.setValue('internalNote', 'Rang twice', { shouldDirty: true });
    expect(dirty).toBe(true);
    const sent = api.getValues();
    const stored = listingFromRecord(savedAs(record, role, sent.pricing), role);
    if (arrival === 'before') arrive(stored);
    settle(api, { sent, before, stored: arrival === 'before' ? stored : before });
    if (arrival === 'after') arrive(stored);

    expect(dirty).toBe(false);
    expect(api.getValues()).toEqual(arrival === 'never' ? sent : stored);
  },
);
