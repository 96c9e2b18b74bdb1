import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { industries, thousandOptions } from '../../internal/listbox/sampleOptions.ts';
import { useHeld } from '../../internal/listbox/useHeld.ts';
import { Dialog } from '../Dialog/index.ts';
import { Combobox, type ComboboxProps } from './index.ts';

function Held(args: ComboboxProps) {
  return <Combobox {...useHeld<string | null, ComboboxProps>(args)} />;
}

const meta = {
  title: 'Components/Combobox',
  tags: ['stable'],
  component: Combobox,
  args: {
    name: 'industry',
    label: 'Industry',
    options: industries,
    value: null,
    onChange: fn(),
    onBlur: fn(),
    placeholder: 'Choose an industry',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Selected: Story = {
  args: { value: 'marine', help: 'Where people look for you.', aside: '1 of 1' },
};
export const Disabled: Story = { args: { value: 'marine', disabled: true } };

export const Invalid: Story = {
  args: { error: 'Choose an industry' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Industry' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose an industry');
  },
};

export const Open: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { value: 'marine' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Industry' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field);
    const list = canvas.getByRole('listbox', { name: 'Industry' });
    await expect(field).toHaveAttribute('aria-controls', list.id);
    const chosen = canvas.getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Marine and boating');
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await expect(chosen).toHaveAttribute('aria-posinset', '5');
    await expect(chosen).toHaveAttribute('aria-setsize', '7');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

// Rows: 2.46, 8.13
export const NoResults: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zzz');
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
    await expect(canvas.getByRole('listbox')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByText('No results found')[0]).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { options: [], value: 'marine', loading: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('');
    await userEvent.click(field);
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

export const UnknownValue: Story = {
  args: { value: 'Withdrawn industry' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Withdrawn industry');
  },
};

/** Names longer than the row end in an ellipsis; the whole name is the row's title. */
export const LongNames: Story = {
  args: { value: 'professional' },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const ThousandOptions: Story = {
  args: { options: thousandOptions, value: 'option-512' },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await step('only the rows around the chosen one are in the document', async () => {
      await userEvent.click(field);
      await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toBeVisible());
      await expect(canvas.getAllByRole('option').length).toBeLessThan(40);
      await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '1000');
    });
    await step('typing narrows the list and highlights the first match', async () => {
      await userEvent.keyboard('kereru pay new');
      await expect(canvas.getAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('option-219');
      await expect(field).toHaveValue('Kererū payroll New');
    });
    await step('the end of the list is one key away', async () => {
      await userEvent.keyboard('{Control>}a{/Control}{Backspace}{ArrowUp}');
      const active = field.getAttribute('aria-activedescendant') ?? '';
      await expect(document.getElementById(active)).toHaveAttribute('aria-posinset', '1000');
      await waitFor(() => expect(document.getElementById(active)).toBeVisible());
    });
  },
};

export const RightToLeft: Story = {
  args: { value: 'marine' },
  render: (args) => (
    <div dir="rtl">
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    const check = canvas
      .getByRole('option', { selected: true })
      .querySelector('svg')
      ?.getBoundingClientRect();
    await expect(check?.right).toBeGreaterThan(list.right - 40);
  },
};

function InDialogExample(args: ComboboxProps) {
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
  args: { options: thousandOptions },
  render: (args) => <InDialogExample {...args} />,
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog');
    const field = await screen.findByRole('combobox');
    await step('Escape closes the list and leaves the dialog open', async () => {
      await userEvent.click(field);
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(dialog).toBeVisible();
    });
    await step('options can be pressed', async () => {
      await userEvent.click(field);
      await userEvent.click(screen.getByRole('option', { name: /^Harbour invoicing East/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith('option-2');
      await expect(dialog).toBeVisible();
    });
  },
};

export const EscapeInDialog: Story = {
  ...InADialog,
  tags: ['test-only'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox'));
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
