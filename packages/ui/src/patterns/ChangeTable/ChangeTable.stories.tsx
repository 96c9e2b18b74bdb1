import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { logos } from '../sample.ts';
import { variants } from '../variants.tsx';
import { ChangeTable, type FieldChange, type FieldValue } from './ChangeTable.tsx';

const changes: FieldChange[] = [
  {
    kind: 'text',
    label: 'Short description',
    live: 'Customer records, berth bookings and invoices for small marinas',
    pending: 'Customer records, berths, bookings and invoices for marinas of any size',
  },
  {
    kind: 'text',
    label: 'Full description',
    live: 'Harbourmaster keeps every boat, berth and owner in one place. Staff see who is due and who is overdue. Works offline on the wharf and syncs when you are back in the office.',
    pending:
      'Harbourmaster keeps every boat, berth and owner in one place. Staff see who is due, who is overdue and which berth is free tonight. Works offline on the wharf and syncs when you are back in the office.',
  },
  { kind: 'text', label: 'Pricing', live: '$39/month', pending: '$49/month' },
  {
    kind: 'chips',
    label: 'Subcategories',
    live: ['Customer records', 'Fleet'],
    pending: ['Customer records', 'Booking and scheduling', 'Invoicing'],
  },
  {
    kind: 'logo',
    label: 'Logo',
    live: { ...logos.ferry, name: 'Harbourmaster CRM' },
    pending: { ...logos.anchor, name: 'Harbourmaster CRM', detail: ['512 × 512', 'PNG, 38 KB'] },
  },
];

const same: FieldValue[] = [
  { kind: 'text', label: 'Name', value: 'Harbourmaster CRM' },
  { kind: 'text', label: 'Link', value: 'https://harbourmaster.example' },
  { kind: 'text', label: 'Free trial link', value: '' },
  { kind: 'chips', label: 'Industry', value: ['Marine and boating'] },
  { kind: 'text', label: 'NZ owned', value: 'Yes' },
  { kind: 'text', label: 'Email', value: 'hello@harbourmaster.example' },
  { kind: 'text', label: 'Phone', value: '09 555 0123' },
];

const meta = {
  title: 'Patterns/ChangeTable',
  tags: ['stable'],
  component: ChangeTable,
  args: { changes, same },
} satisfies Meta<typeof ChangeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: X1
export const FiveChanges: Story = {
  parameters: { shows: '5 changed fields' },
  tags: ['axe', 'right-to-left'],
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: '5 changed fields' });
    const pricing = within(table).getByRole('row', { name: /Pricing/ });
    await expect(within(pricing).getByRole('deletion')).toHaveTextContent('$39/month');
    await expect(within(pricing).getByRole('insertion')).toHaveTextContent('$49/month');
    await expect(within(table).getByRole('row', { name: /Subcategories/ })).toHaveTextContent(
      '−Fleet',
    );
    await expect(canvas.getByText('hello@harbourmaster.example')).not.toBeVisible();
    await userEvent.click(canvas.getByText('7 unchanged fields'));
    await expect(canvas.getByText('hello@harbourmaster.example')).toBeVisible();
  },
};

export const NewListing: Story = {
  args: { changes: [], same, isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Submitted listing' })).toBeVisible();
    await expect(canvas.getByText('hello@harbourmaster.example')).toBeVisible();
  },
};

const long: FieldChange[] = [
  {
    kind: 'text',
    label: 'Free trial link',
    live: '',
    pending: `https://trial.example/${'path/'.repeat(40)}`,
  },
  { kind: 'chips', label: 'Locations', live: [], pending: ['Tāmaki Makaurau '.repeat(9)] },
  { kind: 'logo', label: 'Logo', live: null, pending: null },
];

/** One change, none, and long values. */
export const Variants: Story = {
  ...variants(ChangeTable, [
    { changes: changes.slice(2, 3), same: same.slice(0, 1) },
    { changes: [] },
    { changes: long },
  ]),
  parameters: { shows: 'No changes' },
};
