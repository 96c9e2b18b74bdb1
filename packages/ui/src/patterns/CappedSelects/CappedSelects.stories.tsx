import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Combobox } from '../../components/Combobox/index.ts';
import { MultiSelect, type MultiSelectProps } from '../../components/MultiSelect/index.ts';

/** The selects of the listing form and of the featured page, each with the limit that it has there. */
const meta = {
  title: 'Patterns/CappedSelects',
  tags: ['stable'],
  component: MultiSelect,
  args: { name: 'terms', label: 'Terms', options: [], value: [], onChange: fn() },
  render: (args) => <Held {...args} />,
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
  onChange: (value: string | null) => void;
}

/** Of one there is no list of chips: typing over the first choice makes room for a second. */
function One({ onChange, ...field }: OneProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Combobox
      {...field}
      capped
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const onOne = fn();

// Rows: 5.11
export const OneIndustry: Story = {
  render: () => <One name="industry" label="Industry" options={industries} onChange={onOne} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Industry' });
    await userEvent.type(field, 'zebra');
    await waitFor(() => expect(canvas.getAllByText('No results found')[0]).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'marine{Enter}');
    await expect(onOne).toHaveBeenLastCalledWith('Marine');
    await userEvent.click(field);
    // The press has marked the name, so that typing replaces it.
    await userEvent.keyboard('agri{Enter}');
    await expect(onOne).toHaveBeenLastCalledWith('Agriculture and forestry');
    await userEvent.click(field);
    await waitFor(() => expect(canvas.getAllByText('Max 1 already selected')[0]).toBeVisible());
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

// Rows: 5.11
export const OneCategory: Story = {
  render: () => <One name="category" label="Category" options={categories} onChange={onOne} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.type(field, 'field{Enter}');
    await expect(field).toHaveValue('Field work');
    await userEvent.click(field);
    await waitFor(() => expect(canvas.getAllByText('Max 1 already selected')[0]).toBeVisible());
  },
};

/** The last free place is taken; the list is empty and says why, until one is removed. */
const fillsUp =
  (max: number, next: string): NonNullable<Story['play']> =>
  async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await step('the last place is taken', async () => {
      await userEvent.type(field, `${next}{Enter}`);
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(canvas.getByText(`${max} of ${max}`)).toBeVisible();
      await expect(canvas.getByText(`Max ${max} already selected`)).toBeVisible();
      await expect(canvas.queryByRole('option')).toBeNull();
    });
    await step('nothing more can be chosen', async () => {
      await userEvent.keyboard('a{Enter}');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  };

// Rows: 5.11, 9.1
export const ThreeSubcategories: Story = {
  args: {
    name: 'subcategories',
    label: 'Subcategories',
    options: subcategories,
    value: values(subcategories, 2),
    max: 3,
  },
  play: fillsUp(3, 'fleet'),
};

// Rows: 5.11
export const ThreeLocations: Story = {
  args: {
    name: 'locations',
    label: 'Locations',
    options: locations,
    value: values(locations, 2),
    max: 3,
  },
  play: fillsUp(3, 'canter'),
};

// Rows: 8.13, 9.1
export const SixFeaturedApps: Story = {
  args: {
    name: 'featured_apps',
    label: 'Featured apps',
    options: featured,
    value: values(featured, 5),
    max: 6,
  },
  play: fillsUp(6, 'longfin'),
};

// Rows: 9.1
export const SixFeaturedServices: Story = {
  args: {
    name: 'featured_services',
    label: 'Featured services',
    options: services,
    value: values(services, 5),
    max: 6,
  },
  play: fillsUp(6, 'tidal'),
};

/** More than the limit from the server: all of it is shown, and it can only shrink. */
export const LimitExceeded: Story = {
  args: {
    name: 'featured_apps',
    label: 'Featured apps',
    options: featured,
    value: values(featured, 7),
    max: 6,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('7 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kea Invoicing' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      values(featured, 7).filter((value) => value !== 'Kea Invoicing'),
    );
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getAllByText('Max 6 already selected')[0]).toBeVisible());
  },
};
