import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ListingFormProps } from '../index.ts';
import { exampleTerms } from './listingExamples.ts';

/** What the form of a vendor's app is given where a story says nothing else; each meta has calls of its own. */
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

const asWideAsThePage: Decorator = (Story) => (
  <div style={{ maxInlineSize: 1000, marginInline: 'auto', padding: 16, overflowX: 'clip' }}>
    <Story />
  </div>
);

/** The form as the portal's page holds it. */
export const onPage = { parameters: { layout: 'fullscreen' }, decorators: [asWideAsThePage] };
