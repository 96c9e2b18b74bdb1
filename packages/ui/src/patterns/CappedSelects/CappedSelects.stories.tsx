import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { Combobox } from '../../components/Combobox/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { MultiSelect, type MultiSelectProps } from '../../components/MultiSelect/index.ts';

/** The selects of the listing form and of the featured page, each with the limit that it has there. */
const meta = {
  title: 'Patterns/CappedSelects',
  tags: ['stable'],
  component: MultiSelect,
  args: { name: 'terms', label: 'Terms', options: [], value: [], onChange: fn() },
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

function Held(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MultiSelect
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

const industries = options('Accounting', 'Agriculture and forestry', 'Māori enterprise', 'Marine');
const categories = options('Accounting and finance', 'Customers and sales', 'Field work');
const subcategories = options(
  'Booking and scheduling',
  'Customer records',
  'Fleet',
  'Invoicing',
  'Job management',
);
const locations = options('Auckland', 'Bay of Plenty', 'Canterbury', 'Northland', 'Waikato');
const featured = options(
  'Ferrymead Fleet',
  'Harbourmaster CRM',
  'Kea Invoicing',
  'Kererū Mailer',
  'Kōwhai Orchard Records',
  'Longfin Logistics',
  'Pāua Point of Sale',
  'Tōtara Timesheets',
);
const services = options(
  'Breakwater Bookkeeping',
  'Foreshore Websites',
  'Headland Training',
  'Ridgeline IT for Farms',
  'Taniwha Migrations',
  'Tidal Support',
  'Windward Security',
);
const values = (of: readonly { value: string }[], count: number) =>
  of.slice(0, count).map(({ value }) => value);

interface OneProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

const onOne = fn();

/** Of one there is no list of chips: typing over the first choice makes room for a second. */
function One(field: OneProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Combobox
      {...field}
      capped
      value={value}
      onChange={(next) => {
        setValue(next);
        onOne(next);
      }}
    />
  );
}

// Rows: 5.11
export const OneOfEach: Story = {
  render: () => (
    <Stack>
      <One name="industry" label="Industry" options={industries} />
      <One name="category" label="Category" options={categories} />
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
    // The press has marked the name, so that typing replaces it.
    await userEvent.keyboard('agri{Enter}');
    await expect(onOne).toHaveBeenLastCalledWith('Agriculture and forestry');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Category' }), 'field{Enter}');
    await expect(onOne).toHaveBeenLastCalledWith('Field work');
    for (const field of canvas.getAllByRole('combobox')) {
      await userEvent.click(field);
      await waitFor(() => expect(canvas.getAllByText('Max 1 already selected')[0]).toBeVisible());
      await expect(canvas.queryByRole('option')).toBeNull();
    }
  },
};

type Context = Parameters<NonNullable<Story['play']>>[0];

/** The last free place is taken; the list is empty and says why, until one is removed. */
async function fillUp({ args, canvas, userEvent }: Context, label: string, words: string) {
  mocked(args.onChange).mockClear();
  const max = args.max ?? 0;
  await userEvent.type(canvas.getByRole('combobox', { name: label }), `${words}{Enter}`);
  await expect(args.onChange).toHaveBeenCalledOnce();
  await waitFor(() => expect(canvas.getAllByText(`Max ${max} already selected`)[0]).toBeVisible());
  await expect(canvas.queryByRole('option')).toBeNull();
  await userEvent.keyboard('a{Enter}');
  await expect(args.onChange).toHaveBeenCalledOnce();
}

// Rows: 5.11, 9.1
export const ThreeOfEach: Story = {
  args: { max: 3 },
  render: (args) => (
    <Stack>
      <Held
        {...args}
        label="Subcategories"
        options={subcategories}
        value={values(subcategories, 2)}
      />
      <Held {...args} label="Locations" options={locations} value={values(locations, 2)} />
    </Stack>
  ),
  play: async (context) => {
    await fillUp(context, 'Subcategories', 'fleet');
    await fillUp(context, 'Locations', 'canter');
    await expect(context.canvas.getAllByText('3 of 3')).toHaveLength(2);
  },
};

// Rows: 8.13, 9.1
/** More than the limit from the server: all of it is shown, and it can only shrink. */
export const SixOfEach: Story = {
  tags: ['axe'],
  args: { max: 6 },
  render: (args) => (
    <Stack>
      <Held {...args} label="Too many apps" options={featured} value={values(featured, 7)} />
      <Held {...args} label="Featured apps" options={featured} value={values(featured, 5)} />
      <Held {...args} label="Featured services" options={services} value={values(services, 5)} />
    </Stack>
  ),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByText('7 of 6')).toBeVisible();
    const [remove] = canvas.getAllByRole('button', { name: 'Remove Kea Invoicing' });
    if (remove) await userEvent.click(remove);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      values(featured, 7).filter((value) => value !== 'Kea Invoicing'),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Too many apps' }));
    await waitFor(() => expect(canvas.getAllByText('Max 6 already selected')[0]).toBeVisible());
    await fillUp(context, 'Featured apps', 'longfin');
    await fillUp(context, 'Featured services', 'tidal');
    await expect(canvas.getAllByText('6 of 6')).toHaveLength(3);
  },
};
