import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { variants } from '../variants.tsx';
import { ChangeTable, type FieldChange } from './ChangeTable.tsx';
import { changes, same } from './sampleChanges.ts';

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
  parameters: { shows: '5 fields change' },
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: '5 fields change' });
    const pricing = within(table).getByRole('row', { name: /Pricing/ });
    await expect(within(pricing).getByRole('deletion')).toHaveTextContent('$39/month');
    await expect(within(pricing).getByRole('insertion')).toHaveTextContent('$49/month');
    await expect(within(table).getByRole('row', { name: /Subcategories/ })).toHaveTextContent(
      '−Fleet',
    );
    await expect(canvas.getByText('hello@harbourmaster.example')).not.toBeVisible();
    await userEvent.click(canvas.getByText('7 fields stay the same'));
    await expect(canvas.getByText('hello@harbourmaster.example')).toBeVisible();
  },
};

export const NewListing: Story = {
  args: { changes: [], same, isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What was submitted' })).toBeVisible();
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

/** One change, none, and values as long as they get. */
export const Variants: Story = {
  ...variants(ChangeTable, [
    { changes: changes.slice(2, 3), same: same.slice(0, 1) },
    { changes: [] },
    { changes: long },
  ]),
  parameters: { shows: 'Nothing changes' },
};
