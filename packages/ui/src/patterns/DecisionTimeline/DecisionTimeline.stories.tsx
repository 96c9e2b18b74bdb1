import { safeLink } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asWideAs, variants } from '../variants.tsx';
import { DecisionTimeline, type TimelineEvent, timelineKinds } from './DecisionTimeline.tsx';

const events: TimelineEvent[] = [
  {
    id: '5',
    kind: 'submitted',
    who: 'Mere Tautahi',
    what: 'submitted changes',
    when: 'November 18th 2026, 09:12',
  },
  {
    id: '4',
    kind: 'edited',
    who: 'Mere Tautahi',
    what: 'edited 5 fields',
    when: 'November 18th 2026, 09:04',
  },
  {
    id: '3',
    kind: 'declined',
    who: 'Tom Rewi',
    what: 'declined the changes',
    when: 'November 11th 2026, 16:40',
    note: 'Please send a link that opens without a login.',
    internalNote: 'Second time. Rang them on Tuesday.',
  },
  {
    id: '2',
    kind: 'approved',
    who: 'Aroha Ngata',
    what: 'approved the listing',
    when: 'March 3rd 2026, 11:20',
  },
];

const meta = {
  title: 'Patterns/DecisionTimeline',
  tags: ['stable'],
  component: DecisionTimeline,
  args: { events },
  decorators: [asWideAs(288)],
} satisfies Meta<typeof DecisionTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For those who may read more about the record. */
export const WithMore: Story = {
  args: { more: { label: 'View in audit log', href: '/audit?record=apps%2F12' } },
  parameters: { shows: 'View in audit log' },
};

// Rows: X2
export const ForAdmins: Story = {
  parameters: { shows: 'Only admins see this' },
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'History' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('Only admins see this')).toBeVisible();
  },
};

// Rows: X2
export const ForVendors: Story = {
  parameters: { shows: 'Please send a link that opens without a login.' },
  args: {
    events: events.map((event) => ({ ...event, internalNote: undefined })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Only admins see this')).toBeNull();
  },
};

const link = safeLink('https://prices.example/kea-invoicing/a-page-with-a-long-address');

/** Messages between the events: a link, a long word, one that can be edited, and the divider below the new ones. */
// Rows: X23T1, X23T3
export const Messages: Story = {
  parameters: { shows: 'New messages above' },
  args: {
    composer: <p>The form to write a message</p>,
    events: [
      {
        id: '8',
        kind: 'message',
        who: 'Mere Tautahi',
        what: 'wrote',
        when: 'November 18th 2026, 09:14',
        message: [
          { text: 'See ' },
          { text: link ?? '', href: link ?? undefined },
          { text: '.\n\nIt has every price.' },
        ],
        isNew: true,
      },
      ...events.slice(0, 2),
      {
        id: '7',
        kind: 'message',
        who: 'Tom Rewi',
        what: 'wrote, then edited',
        when: 'November 17th 2026, 10:02',
        message: [{ text: `Where are the prices? ${'Aa'.repeat(60)}` }],
        editor: (close) => (
          <button type="button" ref={(node) => node?.focus()} onClick={close}>
            Close
          </button>
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^https:\/\/prices/ })).toHaveAttribute(
      'rel',
      'noreferrer',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit message' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Edit message' })).toHaveFocus();
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
  ...variants(DecisionTimeline, [{ events: everyKind }, { events: [] }]),
};
