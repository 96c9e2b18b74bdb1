import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { regions, thousandOptions } from '../../internal/listbox/sampleOptions.ts';
import { useHeld } from '../../internal/listbox/useHeld.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Stack } from '../layout/index.ts';
import { MultiSelect, type MultiSelectProps } from './index.ts';

function Held(args: MultiSelectProps) {
  return <MultiSelect {...useHeld<readonly string[], MultiSelectProps>(args)} />;
}

const meta = {
  title: 'Tests/MultiSelect',
  tags: ['!autodocs', 'test-only'],
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

/** The keyboard table of the ARIA Authoring Practices, with what several choices add to it. */
export const Keyboard: Story = {
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
    await step(
      'Alt and Up Arrow closes, Alt and Down Arrow opens without a highlight',
      async () => {
        await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
        await expect(isOpen()).toBe(false);
        await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
        await expect(isOpen()).toBe(true);
        await expect(highlighted()).toBeUndefined();
      },
    );
    await step('Page Down, Page Up, and Up Arrow from the first option', async () => {
      await userEvent.keyboard('{ArrowDown}{PageDown}');
      await expect(highlighted()).toBe('Waikato');
      await userEvent.keyboard('{PageUp}{ArrowUp}');
      await expect(highlighted()).toBe('Waikato');
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
      await userEvent.keyboard('can{Enter}wai{Enter}{ArrowLeft}');
      await expect(chip('Waikato')).toHaveFocus();
      await expect(isOpen()).toBe(false);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(chip('Canterbury')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(field).toHaveFocus();
    });
    await step(
      'Delete on a chip hands the focus to the next, then to the one before, then to the input',
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

export const PointerAndTouch: Story = {
  args: { value: ['auckland', 'otago', 'waikato'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await step(
      'a press that removes a chip while the list is open keeps the focus and gives the options back',
      async () => {
        await userEvent.click(field);
        await waitFor(() => expect(canvas.getAllByText('Max 3 already selected')[0]).toBeVisible());
        await userEvent.click(canvas.getByRole('button', { name: 'Remove Auckland' }));
        await expect(field).toHaveFocus();
        await expect(canvas.getAllByRole('option')).toHaveLength(6);
      },
    );
    await step('options are pressed in and out', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Waikato' }));
      await userEvent.click(canvas.getByRole('option', { name: 'Canterbury' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['otago', 'canterbury']);
    });
    await step('a tap that removes the last chip does not bring the keyboard up', async () => {
      await userEvent.click(document.body);
      for (const name of ['Remove Ōtago', 'Remove Canterbury']) {
        await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name }) });
      }
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await expect(field).not.toHaveFocus();
    });
  },
};

const sent = fn();

export const FormSubmission: Story = {
  args: { value: ['waikato', 'auckland'] },
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
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.type(canvas.getByRole('combobox'), 'ota{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith([
      ['locations', 'waikato'],
      ['locations', 'auckland'],
      ['locations', 'otago'],
    ]);
  },
};

const spoken = () => document.querySelector('[aria-live=polite]:not(:empty)')?.textContent;

export const Announcements: Story = {
  args: { max: 2 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'ota{Enter}');
    await waitFor(() => expect(spoken()).toBe('Ōtago selected'));
    await userEvent.type(field, 'auc{Enter}');
    await waitFor(() =>
      expect(spoken()).toBe(
        'Auckland selected. Max 2 already selected. Remove one to choose another.',
      ),
    );
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(spoken()).toBe('Auckland removed'));
  },
};

function InDialogExample(args: MultiSelectProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Featured listings">
      <Held {...args} />
    </Dialog>
  );
}

export const InADialog: Story = {
  // In a frame of its own, or the dialog would cover the documentation page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { options: thousandOptions, max: 6, value: ['option-7', 'option-8'] },
  render: (args) => <InDialogExample {...args} />,
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const field = await screen.findByRole('combobox');
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('option', { name: /^Harbour invoicing East/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['option-7', 'option-8', 'option-2']);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(dialog).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { value: ['auckland', 'waikato'] },
  render: (args) => (
    <div dir="rtl">
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove Waikato' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove Auckland' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(field).toHaveFocus();
  },
};
