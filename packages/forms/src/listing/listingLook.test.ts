import { expect, test } from 'vitest';
import { exampleApp, exampleService, exampleTerms } from './examples/listingExamples.ts';
import { completenessLines, linesDone, listingLook } from './listingLook.ts';
import { ownTerms, termNames, termOptions } from './listingTerms.ts';
import { emptyListing, type ListingValues, listingFromRecord } from './listingValues.ts';

test('the card shows the terms of an app or a service', () => {
  const names = termNames(exampleTerms, null);
  const chips = (look: { chips: readonly string[] }) => look.chips.map((key) => names.get(key));
  expect(chips(listingLook(listingFromRecord(exampleApp, 'vendor'), 'app'))).toEqual([
    'Booking and scheduling',
    'Customer records',
  ]);
  expect(chips(listingLook(listingFromRecord(exampleService, 'vendor'), 'service'))).toEqual([
    'Bookkeeping',
    'Auckland',
    'Ōtautahi',
  ]);
});

test('completeness counts filled fields, not blank ones', () => {
  const done = (name: string) => linesDone({ ...emptyListing, name }, 'app').filter(Boolean);
  expect(done('   ')).toHaveLength(0);
  expect(done('Weka')).toHaveLength(1);
  expect(linesDone(listingFromRecord(exampleApp, 'vendor'), 'app').filter(Boolean)).toHaveLength(
    completenessLines.app.length - 1,
  );
});

test('a completeness line stays open until its fields are valid', () => {
  const open = (change: Partial<ListingValues>, type: 'app' | 'service') => {
    const record = type === 'app' ? exampleApp : exampleService;
    const values = {
      ...listingFromRecord(record, 'vendor'),
      freeTrial: 'https://kea.example',
      ...change,
    };
    const done = linesDone(values, type);
    return completenessLines[type].filter((_, index) => !done[index]).map(({ label }) => label);
  };
  expect(open({}, 'app')).toEqual([]);
  expect(open({ link: 'harbour ledger', name: 'x'.repeat(121) }, 'app')).toEqual(['Name', 'Link']);
  expect(open({ freeTrial: 'javascript:alert(1)' }, 'app')).toEqual(['Free trial link']);
  expect(open({}, 'service')).not.toContain('Email or phone');
  expect(open({ email: 'nobody', phone: '021 123' }, 'service')).toContain('Email or phone');
});

test('a listing keeps a term that is no longer offered', () => {
  const own = ownTerms(exampleApp, 'industries');
  const [retail] = (exampleTerms.industries ?? []).slice(4);
  expect(termOptions(retail ? [retail] : [], own).map(({ label }) => label)).toEqual([
    'Retail',
    'Marine and boating',
  ]);
  expect(termOptions(null, own).map(({ label }) => label)).toEqual(['Marine and boating']);
});
