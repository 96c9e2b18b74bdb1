import type { ReactNode } from 'react';

const asWideAsThePage = (Story: () => ReactNode) => (
  <main style={{ maxInlineSize: 1000, marginInline: 'auto', padding: 16, overflowX: 'clip' }}>
    <Story />
  </main>
);

/** A form as the portal's page holds it. */
export const onPage = { parameters: { layout: 'fullscreen' }, decorators: [asWideAsThePage] };
