import type { Listing } from '@portal/data/schemas';
import type { ListingStatus } from '@portal/domain';
import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { followRecord, settle } from '../core/useForm.ts';
import { exampleApp, exampleService } from './examples/listingExamples.ts';
import type { ListingRole } from './listingMode.ts';
import { type ListingValues, listingFromRecord } from './listingValues.ts';

const records = [exampleApp, exampleService];
const statuses: ListingStatus[] = ['DECLINED', 'PENDING', 'APPROVED'];
/** When the page has the saved record: while the answer is awaited, after it, or never. */
const arrivals = ['before', 'after', 'never'] as const;

/** What the server makes of a save: a vendor's is pending again, a note goes with its decline, blanks around the price go. */
function savedAs(record: Listing, role: ListingRole, pricing: string): Listing {
  const status = role === 'vendor' ? 'PENDING' : 'APPROVED';
  return { ...record, pricing: pricing.trim(), status, adminNote: null, version: 2 };
}

const cases = records.flatMap((record) =>
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
    const [role, status, , arrival, of_] = of;
    const record: Listing = { ...of_, draft: false, status, adminNote: 'Say the price.' };
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
    const arrive = (next: ListingValues) =>
      api.reset(next, { keepFieldsRef: true, ...followRecord });

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
