import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { regions, thousandOptions } from '../../internal/listbox/sampleOptions.ts';
import { useHeld } from '../../internal/listbox/useHeld.ts';
import { ListPicker, type ListPickerProps } from './index.ts';

function Held(args: ListPickerProps) {
  return <ListPicker {...useHeld<readonly string[], ListPickerProps>(args)} />;
}

const meta = {
  title: 'Components/ListPicker',
  tags: ['stable'],
  component: ListPicker,
  args: {
    name: 'regions',
    label: 'Regions',
    options: regions,
    value: ['waikato'],
    onChange: fn(),
    max: 3,
    placeholder: 'Search regions',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ListPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Regions' });
    await expect(field).toHaveAccessibleDescription('Selected: Waikato');
    await userEvent.tab();
    await userEvent.keyboard('auck{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['waikato', 'auckland']);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  },
};

export const LimitReached: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { value: ['waikato', 'otago', 'auckland'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getAllByText('Max 3 already selected')[0]).toBeVisible());
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
};

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getAllByText('No results found')[0]).toBeVisible());
  },
};

export const ThousandOptions: Story = { args: { options: thousandOptions, value: [] } };
export const Loading: Story = { args: { options: [], loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { error: 'The regions could not be saved.' } };
