import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { Combobox } from '../../components/Combobox/Combobox.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { MultiSelect, type MultiSelectProps } from '../../components/MultiSelect/MultiSelect.tsx';
import { variants } from '../variants.tsx';

const names = [
  'Accounting',
  'Booking',
  'Canterbury',
  'Fleet',
  'Invoicing',
  'Kea Invoicing',
  'Longfin Logistics',
  'Marine',
];
const options = names.map((label) => ({ value: label, label }));

/** The selects of the listing form and the featured page, with their limits. */
const meta = {
  title: 'Patterns/CappedSelects',
  tags: ['stable'],
  component: MultiSelect,
  args: { name: 'terms', label: 'Terms', options, value: [], onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440, minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MultiSelect
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const onOne = fn();

/** A limit of one: typing replaces the choice. */
function One({ label }: { label: string }) {
  const [value, setValue] = useState<string | null>(null);
  const onValueChange = (next: string | null) => {
    setValue(next);
    onOne(next);
  };
  return (
    <Combobox
      name={label}
      label={label}
      options={options}
      value={value}
      onValueChange={onValueChange}
      capped
    />
  );
}

// Rows: 5.11
export const OneOfEach: Story = {
  tags: ['slow'],
  render: () => (
    <Stack>
      <One label="Industry" />
      <One label="Category" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const industry = canvas.getByRole('combobox', { name: 'Industry' });
    await userEvent.type(industry, 'zebra');
    await waitFor(() => expect(canvas.getAllByText('No results found')[0]).toBeVisible());
    await userEvent.clear(industry);
    await userEvent.type(industry, 'marine{Enter}');
    await expect(onOne).toHaveBeenLastCalledWith('Marine');
    await userEvent.click(industry);
    // The click selects the text, so that typing replaces it.
    await userEvent.keyboard('acc{Enter}');
    await expect(onOne).toHaveBeenLastCalledWith('Accounting');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Category' }), 'book{Enter}');
    await expect(onOne).toHaveBeenLastCalledWith('Booking');
    for (const field of canvas.getAllByRole('combobox')) {
      await userEvent.click(field);
      await waitFor(() => expect(canvas.getAllByText('Max 1 already selected')[0]).toBeVisible());
      await expect(canvas.queryByRole('option')).toBeNull();
    }
  },
};

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Chooses the last option allowed; the list is then empty, with a message. */
async function fillUp({ args, canvas, userEvent }: Context, label: string) {
  mocked(args.onValueChange)?.mockClear();
  await userEvent.type(canvas.getByRole('combobox', { name: label }), 'marine{Enter}');
  await expect(args.onValueChange).toHaveBeenCalledOnce();
  const full = `Max ${args.max} already selected`;
  await waitFor(() => expect(canvas.getAllByText(full)[0]).toBeVisible());
  await expect(canvas.queryByRole('option')).toBeNull();
  await userEvent.keyboard('a{Enter}');
  await expect(args.onValueChange).toHaveBeenCalledOnce();
}

// Rows: 5.11, 9.1
export const ThreeOfEach: Story = {
  args: { max: 3, value: names.slice(0, 2) },
  ...variants(Controlled, [{ label: 'Subcategories' }, { label: 'Locations' }]),
  parameters: { shows: 'Max 3 already selected' },
  play: async (context) => {
    await fillUp(context, 'Subcategories');
    await fillUp(context, 'Locations');
    await expect(context.canvas.getAllByText('3 of 3')).toHaveLength(2);
  },
};

// Rows: 8.13, 9.1
/** A stored selection above the limit is shown in full; options can only be removed. */
export const SixOfEach: Story = {
  tags: ['axe'],
  args: { max: 6, value: names.slice(0, 5) },
  ...variants(Controlled, [
    { label: 'Too many apps', value: names.slice(0, 7) },
    { label: 'Featured apps' },
    { label: 'Featured services' },
  ]),
  parameters: { shows: 'Max 6 already selected' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByText('7 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kea Invoicing' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      names.slice(0, 7).filter((name) => name !== 'Kea Invoicing'),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Too many apps' }));
    await waitFor(() => expect(canvas.getAllByText('Max 6 already selected')[0]).toBeVisible());
    await fillUp(context, 'Featured apps');
    await fillUp(context, 'Featured services');
    await expect(canvas.getAllByText('6 of 6')).toHaveLength(3);
  },
};
