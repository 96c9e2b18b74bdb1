import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { regions, thousandOptions } from '../../internal/listbox/sampleOptions.ts';
import { useControlledStory } from '../../internal/listbox/useControlledStory.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/layout.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

function Held(args: MultiSelectProps) {
  return <MultiSelect {...useControlledStory<readonly string[], MultiSelectProps>(args)} />;
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
      <Held {...args} label="Empty" />
      <Held {...args} label="Selected" value={['waikato', 'auckland']} help="Where you work." />
      <Held {...args} label="Invalid" error="Choose at least one location" />
      <Held {...args} label="Loading" options={[]} value={['auckland', 'waikato']} loading />
      <Held {...args} label="Disabled" value={['auckland', 'waikato']} disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Selected' })).toHaveAccessibleDescription(
      'Where you work. 2 of 3 Selected: Waikato, Auckland',
    );
    await expect(canvas.getByRole('combobox', { name: 'Invalid' })).toBeInvalid();
  },
};

const long = {
  value: 'long',
  label: 'Customer relationship management for marinas, harbours and boat yards',
};

/** Names longer than the row end in an ellipsis. */
export const Open: Story = {
  parameters: { shows: { text: 'Bay of Plenty', in: 'listbox' } },
  tags: ['forced-colours', 'right-to-left'],
  args: { options: [long, ...regions], value: ['long', 'waikato'] },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Held {...args} />
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

/** A server may hold more than the limit, and values without an option: all are shown, and the choice can only shrink. */
export const LimitExceeded: Story = {
  parameters: { shows: ['Max 2 already selected', 'Ruapehu District'] },
  args: { max: 2, value: ['auckland', 'waikato', 'Ruapehu District', 'Stewart Island'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('4 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Stewart Island' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
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
  parameters: { shows: '2 of 6' },
  args: { options: thousandOptions, max: 6, value: ['option-7'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'estuary leave new{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['option-7', 'option-999']);
    // All rows are back, and the highlight is still on the option.
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveAttribute('aria-posinset', '1000');
    await waitFor(() => expect(active).toBeVisible());
  },
};

/** What several choices add to the keyboard table of the Combobox. */
export const Keyboard: Story = {
  parameters: { shows: '1 of 4' },
  tags: ['test-only', 'slow'],
  args: { max: 4 },
  render: (args) => (
    <Stack>
      <Held {...args} />
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

    await step('Down Arrow opens the list; Enter chooses and leaves it open', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['auckland', 'bay-of-plenty']);
      await expect(isOpen()).toBe(true);
      await expect(field).toHaveFocus();
    });
    await step('Enter on a chosen option takes it out', async () => {
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['bay-of-plenty']);
      await expect(highlighted()).toBe('Auckland');
    });
    await step('Escape closes the list and empties the text', async () => {
      await userEvent.keyboard('wai{Escape}');
      await expect(isOpen()).toBe(false);
      await expect(field).toHaveValue('');
    });
    await step('Tab leaves without choosing', async () => {
      await userEvent.keyboard('tar');
      await expect(highlighted()).toBe('Taranaki');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
      await expect(field).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith(['bay-of-plenty']);
      await expect(args.onBlur).toHaveBeenCalledOnce();
    });
    await step('Left Arrow leads from the input into the chips, Right Arrow back', async () => {
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
    await step(
      'Delete hands the focus to the next chip, then the one before, then back',
      async () => {
        await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
        await expect(args.onChange).toHaveBeenLastCalledWith(['bay-of-plenty', 'waikato']);
        await expect(chip('Waikato')).toHaveFocus();
        await userEvent.keyboard('{Delete}');
        await expect(chip('Bay of Plenty')).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith([]);
        await expect(field).toHaveFocus();
      },
    );
    await step('Backspace in the empty input takes the last one out', async () => {
      await userEvent.keyboard('auc{Enter}can{Enter}c{Backspace}');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['auckland']);
    });
  },
};

export const PointerRightToLeft: Story = {
  parameters: { shows: { text: '0 of 3', in: '[dir=rtl]' } },
  tags: ['test-only'],
  args: { value: ['auckland', 'otago', 'waikato'] },
  render: (args) => (
    <div dir="rtl">
      <Held {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    const chip = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await step(
      'a press that removes a chip while the list is open keeps the focus and gives the options back',
      async () => {
        await userEvent.click(field);
        await waitFor(() => expect(canvas.getAllByText('Max 3 already selected')[0]).toBeVisible());
        await userEvent.click(chip('Auckland'));
        await expect(field).toHaveFocus();
        await expect(canvas.getAllByRole('option')).toHaveLength(6);
      },
    );
    await step('options are pressed in and out', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Waikato' }));
      await userEvent.click(canvas.getByRole('option', { name: 'Canterbury' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['otago', 'canterbury']);
    });
    await step('arrows lead to the chips the way the text runs', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(chip('Canterbury')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(chip('Ōtago')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(field).toHaveFocus();
    });
    await step('a tap that removes the last chip does not bring the keyboard up', async () => {
      await userEvent.click(document.body);
      for (const name of ['Ōtago', 'Canterbury'])
        await userEvent.pointer({ keys: '[TouchA]', target: chip(name) });
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
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
        <Held {...args} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    sent.mockClear();
    const field = canvas.getByRole('combobox');
    await step('choosing is said, and sends nothing', async () => {
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
    await step('the form sends every value', async () => {
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
    await step('removing is said', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(spoken()).toBe('Auckland removed'));
    });
  },
};
