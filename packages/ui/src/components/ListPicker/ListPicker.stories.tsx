import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { regions, thousandOptions } from '../../internal/listbox/sampleOptions.ts';
import { Stack } from '../layout/layout.tsx';
import { ListPicker } from './ListPicker.tsx';

const meta = {
  title: 'Components/ListPicker',
  tags: ['stable'],
  component: ListPicker,
  args: {
    name: 'regions',
    label: 'Regions',
    options: regions,
    defaultValue: ['waikato'],
    onValueChange: fn(),
    max: 3,
    placeholder: 'Search regions',
  },
} satisfies Meta<typeof ListPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack>
      <ListPicker {...args} label="Thousand options" options={thousandOptions} defaultValue={[]} />
      <ListPicker {...args} label="Loading" options={[]} loading />
      <ListPicker {...args} label="Invalid" error="The regions could not be saved." />
      <ListPicker {...args} label="Disabled" disabled />
    </Stack>
  ),
};

export const LimitReached: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: { defaultValue: ['waikato', 'otago'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Regions' });
    await expect(field).toHaveAccessibleDescription('Selected: Waikato, Ōtago');
    await userEvent.tab();
    await userEvent.keyboard('auck{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['waikato', 'otago', 'auckland']);
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.getAllByText('Max 3 already selected')[0]).toBeVisible());
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
};

/** Looks like No Results of Combobox. */
export const NoResults: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getAllByText('No results found')[0]).toBeVisible());
  },
};
