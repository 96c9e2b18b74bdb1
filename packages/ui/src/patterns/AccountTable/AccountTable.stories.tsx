import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { AccountTable, type AccountTableRow } from './AccountTable.tsx';

const rows: AccountTableRow[] = [
  {
    id: '1',
    name: 'Aroha Ngata',
    email: 'aroha@tuicrm.example',
    href: '#1',
    plan: 'premium',
    state: 'active',
    listings: '12 live, 1 pending',
    joined: 'March 4th 2026',
    lastSignIn: 'November 20th 2026',
  },
  {
    id: '2',
    name: 'Josephine-Alexandrina Blackwood-Tuiasosopo of the Four Seasons Cooperative',
    email: 'josephine-alexandrina.blackwood-tuiasosopo@four-seasons-in-one-day.example',
    href: '#2',
    plan: 'trial',
    state: 'unconfirmed',
    role: 'Moderator, Editor, Finance',
    listings: 'No listings',
    joined: 'November 20th 2026',
    lastSignIn: 'Never',
  },
  {
    id: '3',
    name: 'Tom Rewi',
    email: 'tom@fake.example',
    href: '#3',
    plan: 'free',
    state: 'blocked',
    listings: '1 live',
    joined: 'November 2nd 2026',
    lastSignIn: 'November 3rd 2026',
  },
];

const meta = {
  title: 'Patterns/AccountTable',
  tags: ['stable'],
  component: AccountTable,
  args: {
    state: 'ready',
    rows,
    search: { value: '', onValueChange: fn() },
    filters: [
      {
        label: 'Status',
        options: ['Active', 'Blocked'].map((label) => ({ value: label, label })),
        value: [],
        onValueChange: fn(),
      },
    ],
    sort: { value: 'newest', options: [{ value: 'newest', label: 'Newest' }], onValueChange: fn() },
    footer: <Pagination page={1} pageCount={3} pageSize={10} total={23} onPageChange={fn()} />,
    onClear: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AccountTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongNames: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aroha Ngata' })).toHaveAttribute('href', '#1');
    await expect(canvas.getByRole('row', { name: /Tom Rewi/ })).toHaveTextContent('BLOCKED');
  },
};

/** Columns and widths that a user chose: role, email and day of joining are no longer below others. Rows of one line. */
export const LaidOut: Story = {
  args: {
    columns: ['joined', 'role', 'email', 'state', 'lastSignIn'],
    widths: { role: 120, state: 160 },
    compact: true,
  },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Account', 'Joined', 'Role', 'Email', 'Status', 'Last sign-in']);
    await expect(canvas.getByRole('row', { name: /Aroha Ngata/ })).toHaveTextContent(/Vendor/);
    await expect(canvas.getAllByText('aroha@tuicrm.example')).toHaveLength(1);
    await expect(canvas.queryByText(/^Joined ./)).toBeNull();
    const status = canvas.getByRole('columnheader', { name: 'Status' });
    await expect(status.getBoundingClientRect().width).toBe(160);
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(row.getBoundingClientRect().height).toBeLessThan(50);
  },
};

export const Phone: Story = { ...phoneStory };

export const PhoneWithChosenColumns: Story = {
  ...phoneStory,
  args: { columns: ['lastSignIn', 'joined', 'role', 'state'] },
  parameters: { shows: 'Last sign-in: Never' },
};

export const Empty: Story = {
  args: { state: 'empty' },
  parameters: { shows: 'No accounts yet' },
};

export const NoMatch: Story = {
  args: { state: 'no-match', rows: [], search: { value: 'nowhere', onValueChange: fn() } },
  parameters: { shows: 'No account matches “nowhere”' },
};

export const NoMatchOfFilters: Story = {
  args: { state: 'no-match', rows: [] },
  parameters: { shows: 'No account matches these filters' },
};

export const Loading: Story = {
  args: { state: 'loading', rows: [] },
  parameters: { shows: { text: 'Loading the accounts', in: 'status' } },
};
