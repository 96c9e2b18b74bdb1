import type { ReactNode } from 'react';

const asWideAsThePage = (Story: () => ReactNode) => (
  <main style={{ maxInlineSize: 1000, marginInline: 'auto', padding: 16, overflowX: 'clip' }}>
    <Story />
  </main>
);

/** As wide as a page of the portal. */
export const onPage = { parameters: { layout: 'fullscreen' }, decorators: [asWideAsThePage] };
