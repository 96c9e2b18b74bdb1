import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fn } from 'storybook/test';
import { ListingForm, type ListingFormProps } from '../index.ts';
import { exampleTerms } from './listingExamples.ts';

/** Default args: a vendor's app. Called per meta, because each needs its own mocks. */
export const vendorArgs = () => ({
  type: 'app' as const,
  role: 'vendor' as const,
  account: 1,
  user: '1',
  terms: exampleTerms,
  onSubmit: fn<ListingFormProps['onSubmit']>(async () => ({ ok: true })),
  upload: fn<ListingFormProps['upload']>(),
  onDirtyChange: fn(),
  now: () => Date.UTC(2026, 10, 20),
});

/** Updates the record before the submit resolves, as the page does. */
export function WithServer({ record, onSubmit, ...props }: ListingFormProps) {
  const [stored, setStored] = useState(record);
  const send: typeof onSubmit = async (write, facts) => {
    const result = await onSubmit(write, facts);
    const { pricing, status = 'PENDING' } = write;
    const adminNote = status === 'DECLINED' ? write.adminNote : null;
    const version = (stored?.version ?? 0) + 1;
    flushSync(() =>
      setStored((last) => last && { ...last, pricing, status, adminNote, version, draft: false }),
    );
    return result;
  };
  return <ListingForm {...props} record={stored} onSubmit={send} />;
}

/** A response that the story resolves. */
export function createResponse<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (value: T) => resolve(value) };
}
