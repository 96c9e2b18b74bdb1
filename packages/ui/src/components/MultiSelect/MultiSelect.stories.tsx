import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { regions, thousandOptions } from '../../internal/listbox/sampleOptions.ts';
import { useHeld } from '../../internal/listbox/useHeld.ts';
import { MultiSelect, type MultiSelectProps } from './index.ts';

function Held(args: MultiSelectProps) {
  return <MultiSelect {...useHeld<readonly string[], MultiSelectProps>(args)} />;
}

const meta = {
  title: 'Components/MultiSelect',
  tags: ['stable'],
  component: MultiSelect,
  args: {
    name: 'locations',
    label: 'Locations',
    options: regions,
    value: [],
    onChange: fn(),
    onBlur: fn(),
    max: 3,
    placeholder: 'Choose locations',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Disabled: Story = { args: { value: ['auckland', 'waikato'], disabled: true } };

export const Selected: Story = {
  args: { value: ['waikato', 'auckland'], help: 'Where you work.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Where you work. 2 of 3 Selected: Waikato, Auckland',
    );
  },
};

export const Invalid: Story = {
  args: { error: 'Choose at least one location' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const Open: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { value: ['auckland', 'waikato'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Locations' }));
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2);
  },
};

// Rows: 2.46, 8.13
export const LimitReached: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { value: ['auckland', 'waikato'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await step('the last choice empties the list and says why', async () => {
      await userEvent.type(field, 'ota{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['auckland', 'waikato', 'otago']);
      await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
      await waitFor(() => expect(canvas.getAllByText('Max 3 already selected')[0]).toBeVisible());
      await waitFor(() => expect(canvas.getByText('Remove one to choose another.')).toBeVisible());
      await expect(canvas.getByText('3 of 3')).toBeVisible();
    });
    await step('typing and Enter choose nothing more', async () => {
      await userEvent.keyboard('tar{Enter}');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
};

/** A server may hold more than the limit: everything is shown, and the choice can only shrink. */
export const LimitExceeded: Story = {
  args: { max: 2, value: ['auckland', 'waikato', 'otago', 'taranaki'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('4 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Waikato' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['auckland', 'otago', 'taranaki']);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByText('Max 2 already selected')[0]).toBeVisible());
  },
};

export const UnknownValues: Story = {
  args: { value: ['auckland', 'Ruapehu District', 'Stewart Island'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Ruapehu District')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Stewart Island' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['auckland', 'Ruapehu District']);
  },
};

export const Loading: Story = {
  args: { options: [], value: ['auckland', 'waikato'], loading: true },
};

export const LongNames: Story = {
  args: {
    label: 'Subcategories',
    options: [
      {
        value: 'a',
        label: 'Customer relationship management for marinas, harbours and boat yards',
      },
      { value: 'b', label: 'Booking and scheduling' },
      { value: 'c', label: 'Invoicing' },
    ],
    value: ['a', 'b'],
  },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const ThousandOptions: Story = {
  args: { options: thousandOptions, max: 6, value: ['option-7'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'estuary leave new{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['option-7', 'option-999']);
    // The text is gone and all rows are back, but the highlight is still on the option, not on its old place.
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveAttribute('aria-posinset', '1000');
    await waitFor(() => expect(active).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['option-7', 'option-999', 'option-0']);
  },
};
