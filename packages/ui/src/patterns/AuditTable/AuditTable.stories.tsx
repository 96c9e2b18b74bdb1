import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type AuditRow, AuditTable } from './AuditTable.tsx';

const row = (id: string, over: Partial<AuditRow>): AuditRow => ({
  id,
  time: 'November 20th 2026, 09:41',
  who: { name: 'Mere Kingi', detail: 'Moderator, Editor', href: '#mere' },
  what: { before: 'Approved ', name: 'Kea Invoicing', href: '#kea', after: '' },
  address: '203.0.113.7',
  device: 'Firefox on Linux',
  changes: [{ label: 'Status', before: 'Pending', after: 'Approved' }],
  reason: null,
  recordHref: '#record',
  ...over,
});

const long = 'Southerly Rostering and Leave Management for Hospitality, Aged Care and Horticulture';

const rows = [
  row('1', {}),
  row('2', {
    what: { before: 'Declined ', name: 'Harbourmaster CRM', href: '#harbour', after: '' },
    changes: [{ label: 'Status', before: 'Pending', after: 'Declined' }],
    reason: 'Please add a link to your pricing.',
  }),
  row('3', {
    who: { name: 'Not signed in', detail: '', href: undefined },
    what: { before: 'Failed to sign in as ', name: 'Mere Kingi', href: undefined, after: '' },
    address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    device: null,
    changes: [],
  }),
  row('4', {
    who: { name: 'System', detail: '', href: undefined },
    what: { before: 'Refunded the offer ', name: 'Two for one', href: undefined, after: '' },
    address: null,
    device: null,
    changes: [],
    reason: 'Refunded $9.00.',
  }),
  row('5', {
    who: { name: long, detail: 'Owner', href: '#long' },
    what: { before: 'Edited ', name: long, href: '#long', after: '' },
    changes: [
      { label: 'Name', before: 'Southerly Rostering', after: long },
      { label: 'Full description', before: null, after: null },
    ],
  }),
];

const meta = {
  title: 'Patterns/AuditTable',
  tags: ['stable'],
  component: AuditTable,
  args: {
    state: 'ready',
    rows,
    filters: [
      {
        label: 'Who',
        options: [{ value: '1', label: 'Mere Kingi' }],
        value: [],
        onValueChange: fn(),
      },
    ],
    onClear: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AuditTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const [, declined] = canvas.getAllByText(/^Status/, { selector: 'summary *' });
    if (!declined) throw new Error('The entry has no summary.');
    const [time] = canvas.getAllByText('November 20th 2026, 09:41');
    await expect(time?.getClientRects()).toHaveLength(1);
    await expect(canvas.getByText('Please add a link to your pricing.')).not.toBeVisible();
    await userEvent.click(declined);
    await expect(canvas.getByText('Please add a link to your pricing.')).toBeVisible();
    await expect(canvas.getByText('Declined', { selector: 'ins, ins *' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: 'loading', rows: [] },
  parameters: { shows: { text: 'Loading the audit log', in: 'status' } },
};

export const Empty: Story = {
  args: { state: 'empty', rows: [] },
  parameters: { shows: 'No entries yet' },
};

export const NoMatch: Story = {
  args: { state: 'no-match', rows: [] },
  parameters: { shows: 'No entry matches these filters' },
};

export const Failed: Story = {
  args: { state: 'failed', rows: [] },
  parameters: { shows: 'The audit log could not be loaded' },
};

export const Offline: Story = {
  args: { state: 'offline', rows: [] },
  parameters: { shows: 'The server cannot be reached' },
};
