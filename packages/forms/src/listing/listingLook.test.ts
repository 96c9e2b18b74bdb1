import { expect, test } from 'vitest';
import { exampleApp, exampleService, exampleTerms } from './examples/listingExamples.ts';
import { completenessLines, linesDone, listingLook } from './listingLook.ts';
import { listingMode } from './listingMode.ts';
import { ownTerms, termNames, termOptions } from './listingTerms.ts';
import { emptyListing, type ListingValues, listingFromRecord } from './listingValues.ts';

test('the card shows what a listing of its kind is filed under', () => {
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

test('completeness counts what is filled in, not what is only touched', () => {
  const done = (name: string) => linesDone({ ...emptyListing, name }, 'app').filter(Boolean);
  expect(done('   ')).toHaveLength(0);
  expect(done('Weka')).toHaveLength(1);
  expect(linesDone(listingFromRecord(exampleApp, 'vendor'), 'app').filter(Boolean)).toHaveLength(
    completenessLines.app.length - 1,
  );
});

test('completeness leaves a line open until what it speaks of would be accepted', () => {
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

test('a term that is no longer offered stays with the listing that has it', () => {
  const own = ownTerms(exampleApp, 'industries');
  const [retail] = (exampleTerms.industries ?? []).slice(4);
  expect(termOptions(retail ? [retail] : [], own).map(({ label }) => label)).toEqual([
    'Retail',
    'Marine and boating',
  ]);
  expect(termOptions(null, own).map(({ label }) => label)).toEqual(['Marine and boating']);
});

test('what is being edited follows from draft and status', () => {
  expect(listingMode(null)).toBe('new');
  expect(listingMode({ draft: true, status: 'PENDING' })).toBe('draft');
  expect(listingMode({ draft: false, status: 'PENDING' })).toBe('pending');
  expect(listingMode({ draft: false, status: 'DECLINED' })).toBe('declined');
  expect(listingMode({ draft: false, status: 'APPROVED' })).toBe('live');
});
