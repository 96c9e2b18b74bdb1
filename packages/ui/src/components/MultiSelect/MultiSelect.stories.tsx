import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { regions, thousandOptions } from '../../internal/listbox/sampleOptions.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/layout.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const meta = {
  title: 'Components/MultiSelect',
  tags: ['stable'],
  component: MultiSelect,
  args: {
    name: 'locations',
    label: 'Locations',
    options: regions,
    defaultValue: [],
    onValueChange: fn(),
    onBlur: fn(),
    max: 3,
    placeholder: 'Choose locations',
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  parameters: {
    shows: [
      '0 of 3',
      'Selected: Waikato, Auckland',
      'Selected: …, …',
      'Choose at least one location',
      { text: 'Disabled', in: ':disabled' },
    ],
  },
  render: (args) => (
    <Stack>
      <MultiSelect {...args} label="Empty" />
      <MultiSelect
        {...args}
        label="Selected"
        defaultValue={['waikato', 'auckland']}
        help="Where you work."
      />
      <MultiSelect {...args} label="Invalid" error="Choose at least one location" />
      <MultiSelect
        {...args}
        label="Loading"
        options={[]}
        defaultValue={['auckland', 'waikato']}
        loading
      />
      <MultiSelect {...args} label="Disabled" defaultValue={['auckland', 'waikato']} disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Selected' })).toHaveAccessibleDescription(
      'Where you work. 2 of 3 Selected: Waikato, Auckland',
    );
    await expect(canvas.getByRole('combobox', { name: 'Invalid' })).toBeInvalid();
  },
};

/** Loads the options of the open story. */
let load: () => void;

/** The first match is highlighted also when the options load after the query was typed. */
export const LoadsWhileTyping: Story = {
  tags: ['test-only'],
  render: function LoadsWhileTyping(args) {
    const [loaded, setLoaded] = useState(false);
    load = () => setLoaded(true);
    return <MultiSelect {...args} options={loaded ? regions : []} loading={!loaded} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'waik');
    load();
    await screen.findByRole('option', { name: 'Waikato' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(['waikato']);
  },
};

const long = {
  value: 'long',
  label: 'Customer relationship management for marinas, harbours and boat yards',
};

/** Long names are truncated. */
export const Open: Story = {
  parameters: { shows: { text: 'Bay of Plenty', in: 'listbox' } },
  tags: ['forced-colours', 'right-to-left'],
  args: { options: [long, ...regions], defaultValue: ['long', 'waikato'] },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <MultiSelect {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Locations' }));
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2);
  },
};

// Rows: 2.46, 8.13
export const LimitReached: Story = {
  parameters: { shows: 'Max 3 already selected' },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: { defaultValue: ['auckland', 'waikato'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await step('reaching the limit empties the list and explains why', async () => {
      await userEvent.type(field, 'ota{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['auckland', 'waikato', 'otago']);
      await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
      await waitFor(() => expect(canvas.getAllByText('Max 3 already selected')[0]).toBeVisible());
      await waitFor(() => expect(canvas.getByText('Remove one to choose another.')).toBeVisible());
      await expect(canvas.getByText('3 of 3')).toBeVisible();
    });
    await step('typing and Enter select nothing more', async () => {
      await userEvent.keyboard('tar{Enter}');
      await expect(args.onValueChange).toHaveBeenCalledOnce();
    });
  },
};

/** Stored values above the limit or without an option are shown, and can only be removed. */
export const LimitExceeded: Story = {
  parameters: { shows: ['Max 2 already selected', 'Ruapehu District'] },
  args: { max: 2, defaultValue: ['auckland', 'waikato', 'Ruapehu District', 'Stewart Island'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('4 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Stewart Island' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'auckland',
      'waikato',
      'Ruapehu District',
    ]);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByText('Max 2 already selected')[0]).toBeVisible());
  },
};

export const ThousandOptions: Story = {
  tags: ['slow'],
  parameters: { shows: '2 of 6' },
  args: { options: thousandOptions, max: 6, defaultValue: ['option-7'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'estuary leave new{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['option-7', 'option-999']);
    // All rows are shown again, with the same option highlighted.
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveAttribute('aria-posinset', '1000');
    await waitFor(() => expect(active).toBeVisible());
  },
};

/** Keys in addition to those of Combobox. */
export const Keyboard: Story = {
  parameters: { shows: '1 of 4' },
  tags: ['test-only', 'slow'],
  args: { max: 4 },
  render: (args) => (
    <Stack>
      <MultiSelect {...args} />
      <Button>Next</Button>
    </Stack>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    const isOpen = () => field.getAttribute('aria-expanded') === 'true';
    const highlighted = () => {
      const id = field.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id)?.title : undefined;
    };
    const chip = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });

    await step('Down Arrow opens the list; Enter selects and keeps it open', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['auckland', 'bay-of-plenty']);
      await expect(isOpen()).toBe(true);
      await expect(field).toHaveFocus();
    });
    await step('Enter on a selected option removes it', async () => {
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['bay-of-plenty']);
      await expect(highlighted()).toBe('Auckland');
    });
    await step('Escape closes the list and clears the text', async () => {
      await userEvent.keyboard('wai{Escape}');
      await expect(isOpen()).toBe(false);
      await expect(field).toHaveValue('');
    });
    await step('Tab leaves without selecting', async () => {
      await userEvent.keyboard('tar');
      await expect(highlighted()).toBe('Taranaki');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
      await expect(field).toHaveValue('');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['bay-of-plenty']);
      await expect(args.onBlur).toHaveBeenCalledOnce();
    });
    await step('Left Arrow moves from the input to the chips, Right Arrow back', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('can{Enter}wai{Enter}');
      for (const [keys, name] of [
        ['{ArrowLeft}', 'Waikato'],
        ['{ArrowLeft}', 'Canterbury'],
        ['{ArrowRight}', 'Waikato'],
      ] as const) {
        await userEvent.keyboard(keys);
        await expect(chip(name)).toHaveFocus();
        await expect(isOpen()).toBe(false);
      }
      await userEvent.keyboard('{ArrowRight}');
      await expect(field).toHaveFocus();
    });
    await step('Delete focuses the next chip, else the previous one, else the input', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['bay-of-plenty', 'waikato']);
      await expect(chip('Waikato')).toHaveFocus();
      await userEvent.keyboard('{Delete}');
      await expect(chip('Bay of Plenty')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
      await expect(field).toHaveFocus();
    });
    await step('Backspace in the empty input removes the last chip', async () => {
      await userEvent.keyboard('auc{Enter}can{Enter}c{Backspace}');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await userEvent.keyboard('{Backspace}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['auckland']);
    });
  },
};

export const PointerRightToLeft: Story = {
  parameters: { shows: { text: '0 of 3', in: '[dir=rtl]' } },
  tags: ['test-only', 'slow'],
  args: { defaultValue: ['auckland', 'otago', 'waikato'] },
  render: (args) => (
    <div dir="rtl">
      <MultiSelect {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    const chip = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await step(
      'removing a chip by click while the list is open keeps the focus and restores the options',
      async () => {
        await userEvent.click(field);
        await waitFor(() => expect(canvas.getAllByText('Max 3 already selected')[0]).toBeVisible());
        await userEvent.click(chip('Auckland'));
        await expect(field).toHaveFocus();
        await expect(canvas.getAllByRole('option')).toHaveLength(6);
      },
    );
    await step('clicking options selects and deselects them', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Waikato' }));
      await userEvent.click(canvas.getByRole('option', { name: 'Canterbury' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['otago', 'canterbury']);
    });
    await step('arrow keys follow the text direction', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(chip('Canterbury')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(chip('Ōtago')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(field).toHaveFocus();
    });
    await step('tapping to remove the last chip does not open the keyboard', async () => {
      await userEvent.click(document.body);
      for (const name of ['Ōtago', 'Canterbury'])
        await userEvent.pointer({ keys: '[TouchA]', target: chip(name) });
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
      await expect(field).not.toHaveFocus();
    });
  },
};

const sent = fn();
const spoken = () => document.querySelector('[aria-live=polite]:not(:empty)')?.textContent;

export const Announcements: Story = {
  tags: ['test-only', 'slow'],
  args: { max: 2 },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent([...new FormData(event.currentTarget)]);
      }}
    >
      <Stack>
        <MultiSelect {...args} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    sent.mockClear();
    const field = canvas.getByRole('combobox');
    await step('a selection is announced, and submits nothing', async () => {
      await userEvent.type(field, 'ota{Enter}');
      await waitFor(() => expect(spoken()).toBe('Ōtago selected'));
      await userEvent.type(field, 'auc{Enter}');
      await waitFor(() =>
        expect(spoken()).toBe(
          'Auckland selected. Max 2 already selected. Remove one to choose another.',
        ),
      );
      await expect(sent).not.toHaveBeenCalled();
    });
    await step('the form submits every value', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(sent.mock.calls).toEqual([
        [
          [
            ['locations', 'otago'],
            ['locations', 'auckland'],
          ],
        ],
      ]);
    });
    await step('a removal is announced', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(spoken()).toBe('Auckland removed'));
    });
  },
};

function SearchedOnAServer(args: MultiSelectProps) {
  const [options, setOptions] = useState(args.options);
  const search = (text: string) =>
    setOptions(regions.filter(({ label }) => label.toLowerCase().startsWith(text)).slice(0, 2));
  return <MultiSelect {...args} options={options} onQueryChange={search} total={regions.length} />;
}

/** What was chosen from another answer keeps its label, and that of a stored value is asked for. */
export const OnAServer: Story = {
  tags: ['slow'],
  args: {
    options: [],
    defaultValue: ['waikato'],
    getOptions: fn(async (values: readonly string[]) =>
      regions.filter(({ value }) => values.includes(value)),
    ),
  },
  parameters: { shows: ['Selected: Waikato, Auckland', '2 of 3'] },
  render: (args) => <SearchedOnAServer {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(canvas.queryByText('waikato')).not.toBeInTheDocument();
    await canvas.findByText('Waikato');
    await userEvent.type(field, 'au');
    await canvas.findByRole('option', { name: 'Auckland' });
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field, 'tar');
    await canvas.findByRole('option', { name: 'Taranaki' });
    await expect(canvas.getByText('Auckland')).toBeVisible();
    await expect(args.getOptions).toHaveBeenCalledOnce();
    await expect(args.getOptions).toHaveBeenCalledWith(['waikato']);
  },
};
