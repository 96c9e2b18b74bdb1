import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asWideAs, variants } from '../variants.tsx';
import { DecisionTimeline, timelineKinds } from './DecisionTimeline.tsx';
import { events } from './sampleEvents.ts';

const meta = {
  title: 'Patterns/DecisionTimeline',
  tags: ['stable'],
  component: DecisionTimeline,
  args: { events, allHref: '#history', total: 9 },
  decorators: [asWideAs(288)],
} satisfies Meta<typeof DecisionTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: X2
export const ForAdmins: Story = {
  parameters: { shows: 'Only admins see this' },
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'History' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('Only admins see this')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 9 events' })).toHaveAttribute(
      'href',
      '#history',
    );
  },
};

// Rows: X2
export const ForVendors: Story = {
  parameters: { shows: 'Please send a link that opens without a login.' },
  args: {
    events: events.map((event) => ({ ...event, internalNote: undefined })),
    allHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Only admins see this')).toBeNull();
  },
};

const everyKind = timelineKinds.map((kind) => ({
  id: kind,
  kind,
  who: 'Josephine Blackwood-Tuiasosopo',
  what: `did what is called ${kind}`,
  when: 'November 18th 2026, 09:12',
}));

/** Every kind of event, and none. */
export const Variants: Story = {
  ...variants(DecisionTimeline, [{ events: everyKind }, { events: [], allHref: undefined }]),
};
