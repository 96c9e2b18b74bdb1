import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountRecord, type AccountRecordProps } from './AccountRecord.tsx';

const meta = {
  title: 'Patterns/AccountRecord',
  tags: ['stable'],
  component: AccountRecord,
  args: {
    name: 'Aroha Ngata',
    email: 'vendor@portal.test',
    state: 'active',
    actions: [{ label: 'Send password reset', onSelect: fn() }],
    notices: [],
    facts: [
      ['Name', 'Aroha Ngata'],
      ['Email', [{ text: 'vendor@portal.test', href: 'mailto:vendor@portal.test' }]],
      ['Role', 'Vendor'],
      ['Joined', 'March 3rd 2026'],
    ],
    records: [
      [
        'App listings',
        [
          { text: '4 live', href: '#live' },
          { text: '1 in review', href: '#pending' },
        ],
      ],
      ['App reviews', [{ text: '2 active', href: '#reviews' }]],
    ],
    plan: [
      ['Plan', { badge: 'premium' }],
      ['Customer', 'cus_1'],
    ],
    onPayments: fn(),
    devices: [
      { id: '1', name: 'Firefox on Linux', detail: 'Active within the last hour' },
      { id: '2', name: 'Safari on iOS', detail: 'Last active 3 days ago' },
    ],
    history: {
      more: { label: 'View in the audit log', href: '#audit' },
      events: [
        {
          id: '1',
          kind: 'noted',
          who: 'Mere Kingi',
          what: 'sent a password reset to the account',
          when: 'November 19th 2026, 09:41',
        },
      ],
    },
  },
} satisfies Meta<typeof AccountRecord>;

export default meta;
type Story = StoryObj<AccountRecordProps>;

export const Default: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View payments' }));
    await expect(args.onPayments).toHaveBeenCalledOnce();
  },
};

/** Without anything, for staff who may not act on it. */
export const Empty: Story = {
  args: {
    actions: [],
    records: [],
    plan: [['Plan', { badge: 'free' }]],
    onPayments: undefined,
    devices: [],
    history: { events: [] },
  },
  parameters: { shows: ['No listings, reviews or offers yet.', 'Not signed in on any device.'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Actions' })).toBeNull();
  },
};

/** Blocked, with long names. */
export const LongNames: Story = {
  args: {
    name: 'Josephine-Alexandrina Wilhelmina Blackwood-Tuiasosopo of the Four Seasons in One Day Cooperative',
    email: 'josephine-alexandrina.blackwood-tuiasosopo@four-seasons-in-one-day.example',
    state: 'blocked',
    notices: [
      {
        tone: 'critical',
        title: 'This account is blocked',
        lines: ['A fake company.', 'Its live listings are hidden from the directory.'],
      },
      { tone: 'info', lines: ['Only owners can act on the account of an owner.'] },
    ],
    facts: [
      ['New email', 'josephine@four-seasons-in-one-day-cooperative.example, not confirmed yet'],
    ],
  },
  parameters: { shows: ['BLOCKED', 'A fake company.'] },
};
