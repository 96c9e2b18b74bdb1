import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { industries, thousandOptions } from '../../internal/listbox/sampleOptions.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../layout/layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const meta = {
  title: 'Components/Combobox',
  tags: ['stable'],
  component: Combobox,
  args: {
    name: 'industry',
    label: 'Industry',
    options: industries,
    onValueChange: fn(),
    onBlur: fn(),
    placeholder: 'Choose an industry',
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack>
      <Combobox {...args} label="Empty" />
      <Combobox
        {...args}
        label="Selected"
        defaultValue="marine"
        help="How visitors find it."
        aside="1 of 1"
      />
      <Combobox {...args} label="Unknown value" defaultValue="Withdrawn industry" />
      <Combobox {...args} label="Invalid" error="Choose an industry" />
      <Combobox {...args} label="Disabled" defaultValue="marine" disabled />
      <Combobox {...args} label="Loading" options={[]} total={1000} defaultValue="marine" loading />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('combobox', { name });
    await expect(field('Unknown value')).toHaveValue('Withdrawn industry');
    await expect(field('Invalid')).toBeInvalid();
    await expect(field('Invalid')).toHaveAccessibleDescription('Choose an industry');
    await expect(field('Loading')).toHaveValue('');
    await userEvent.click(field('Loading'));
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/^The first 0/)).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: { defaultValue: 'marine' },
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
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const spoken = () => document.querySelector('[aria-live=polite]:not(:empty)')?.textContent;

// Rows: 2.46, 8.13
export const NoResults: Story = {
  tags: ['slow'],
  parameters: { shows: 'No results found' },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await step('announces the number of results', async () => {
      await expect(document.querySelector('[data-field] [aria-live=polite]')).toBeInTheDocument();
      await userEvent.type(field, 'a');
      await waitFor(() => expect(spoken()).toBe('7 results'));
      await userEvent.type(field, 'zz');
      await waitFor(() => expect(spoken()).toBe('No results found'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(spoken()).toBeUndefined());
    });
    await step('without a match nothing can be selected', async () => {
      await userEvent.type(field, 'zzz');
      await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
      await expect(canvas.getByRole('listbox')).toBeInTheDocument();
      await waitFor(() => expect(canvas.getAllByText('No results found')[0]).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
  },
};

export const ThousandOptions: Story = {
  tags: ['slow'],
  args: { options: thousandOptions, defaultValue: 'option-512' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await step('only the rows near the selected one are in the DOM', async () => {
      await userEvent.click(field);
      await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toBeVisible());
      await expect(canvas.getAllByRole('option').length).toBeLessThan(40);
      await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '1000');
    });
    await step('Up Arrow goes to the end of the list', async () => {
      await userEvent.keyboard('{Control>}a{/Control}{Backspace}{ArrowUp}');
      const active = field.getAttribute('aria-activedescendant') ?? '';
      await expect(document.getElementById(active)).toHaveAttribute('aria-posinset', '1000');
      await waitFor(() => expect(document.getElementById(active)).toBeVisible());
    });
  },
};

const problem = 'The borrowers could not be searched.';

export const FirstOfMany: Story = {
  tags: ['slow'],
  args: { options: thousandOptions.slice(0, 20), total: 1000, onQueryChange: fn() },
  parameters: { shows: 'The first 20 of 1,000. Type more to narrow them down.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
  },
};

/** Options of the text before are not shown. */
export const Failed: Story = {
  tags: ['slow'],
  args: {
    options: [{ value: 'ana', label: 'Ana Reyes' }],
    problem,
    onRetry: fn(),
    onQueryChange: fn(),
  },
  parameters: { shows: problem },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'ana');
    await step('Enter and the button ask again, and the focus stays', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
      await expect(args.onRetry).toHaveBeenCalledTimes(2);
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('ana');
    });
    await step('the problem is announced', async () => {
      await waitFor(() => expect(spoken()).toBe(problem));
    });
  },
};

/** Stands for a request to a server. */
const search = fn(async (query: string) =>
  industries.filter((option) => option.label.toLowerCase().includes(query.toLowerCase())),
);

function SearchedOnAServer(args: ComboboxProps) {
  const [options, setOptions] = useState(args.options);
  const [query, setQuery] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (query === null) return;
    let stale = false;
    const rest = setTimeout(async () => {
      const answer = await search(query);
      if (stale) return;
      setOptions(answer);
      setLoading(false);
    }, 200);
    return () => {
      stale = true;
      clearTimeout(rest);
    };
  }, [query]);
  return (
    <Combobox
      {...args}
      options={options}
      loading={loading}
      onQueryChange={(text) => {
        setQuery(text);
        setLoading(true);
      }}
    />
  );
}

/** Until the answer comes, the options of the text before are filtered; the name of the selected one is kept. */
export const OnAServer: Story = {
  args: { options: industries.slice(0, 3), defaultValue: 'accounting' },
  parameters: { shows: { text: 'Marine and boating', in: 'listbox' } },
  render: (args) => <SearchedOnAServer {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await step('an answer to an older text is dropped', async () => {
      await userEvent.type(field, 'mar');
      await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
      await canvas.findByRole('option', { name: /^Marine/ });
      await expect(search).toHaveBeenCalledOnce();
      await expect(search).toHaveBeenLastCalledWith('mar');
    });
    await step('the selected name stays, though the answer does not have it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('Accounting');
    });
    await step('Enter selects from the answer', async () => {
      await userEvent.type(field, '{Control>}a{/Control}mar');
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('marine');
      await expect(field).toHaveValue('Marine and boating');
      await userEvent.click(field);
    });
  },
};

/** A stored value that the first options lack: its option is asked for, and its key never shown. */
export const StoredOnAServer: Story = {
  args: {
    options: industries.slice(0, 3),
    defaultValue: 'marine',
    onQueryChange: fn(),
    getOptions: fn(async (values: readonly string[]) =>
      industries.filter(({ value }) => values.includes(value)),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).not.toHaveValue('marine');
    await waitFor(() => expect(field).toHaveValue('Marine and boating'));
    await userEvent.click(field);
    await expect(args.getOptions).toHaveBeenCalledOnce();
    await expect(args.getOptions).toHaveBeenCalledWith(['marine']);
  },
};

/** Truncated names have the full name as title. */
export const RightToLeft: Story = {
  tags: ['slow'],
  parameters: { shows: { text: 'Marine and boating', in: '[dir=rtl] [aria-selected=true]' } },
  args: { defaultValue: 'marine' },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 240 }}>
      <Combobox {...args} />
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

/** Keys and the option they highlight, as in the ARIA Authoring Practices for an editable combobox. */
const moves = [
  ['{ArrowDown}', 'Accounting'],
  ['{ArrowDown}', 'Agriculture and forestry'],
  ['{ArrowUp}{ArrowUp}', 'Retail'],
  ['{ArrowDown}', 'Accounting'],
  ['{PageDown}', 'Retail'],
  ['{PageUp}', 'Accounting'],
  ['{Escape}', 'closed'],
  ['{ArrowUp}', 'Retail'],
  ['{Alt>}{ArrowUp}{/Alt}', 'closed'],
  ['{Alt>}{ArrowDown}{/Alt}', 'nothing'],
] as const;

export const Keyboard: Story = {
  tags: ['test-only'],
  render: (args) => (
    <Stack>
      <Combobox {...args} />
      <TextField name="next" label="Next field" />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    const highlighted = () => {
      if (field.getAttribute('aria-expanded') !== 'true') return 'closed';
      const id = field.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id)?.title : 'nothing';
    };
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(highlighted()).toBe('closed');
    for (const [keys, what] of moves)
      await step(`${keys} highlights: ${what}`, async () => {
        await userEvent.keyboard(keys);
        await expect(highlighted()).toBe(what);
        await expect(field).toHaveFocus();
      });
    await step('Enter selects the highlighted option and closes the list', async () => {
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('health');
      await expect(field).toHaveValue('Health');
      await expect(highlighted()).toBe('closed');
    });
    await step('typing opens the list of matches and highlights the first', async () => {
      await userEvent.keyboard('{Control>}a{/Control}mar');
      await expect(canvas.getAllByRole('option')).toHaveLength(1);
      await expect(highlighted()).toBe('Marine and boating');
    });
    for (const [keys, caret] of [
      ['{ArrowLeft}', 2],
      ['{ArrowDown}{Home}', 0],
      ['{ArrowDown}{End}', 3],
    ] as const)
      await step(`${keys} clears the highlight and moves the caret`, async () => {
        await userEvent.keyboard(keys);
        await expect(highlighted()).toBe('nothing');
        await expect(field.selectionStart).toBe(caret);
      });
    await step('Escape restores the selected name', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('Health');
    });
    await step('Tab selects the highlighted option and moves on', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('maori');
      await expect(canvas.getByRole('textbox', { name: 'Next field' })).toHaveFocus();
      await expect(highlighted()).toBe('closed');
      await expect(args.onBlur).toHaveBeenCalledOnce();
    });
    await step('clearing the text clears the selection', async () => {
      await userEvent.clear(field);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Pointer: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    const opener = canvas.getByRole('button', { name: 'Show options for Industry' });
    await step('the arrow button opens and closes the list, and focuses the input', async () => {
      await userEvent.click(opener);
      await expect(field).toHaveFocus();
      await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
      await userEvent.click(opener);
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    });
    await step('clicking an option selects it', async () => {
      await userEvent.click(field);
      await userEvent.click(canvas.getByRole('option', { name: /Retail/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('retail');
      await expect(field).toHaveValue('Retail');
      await expect(field).toHaveFocus();
    });
    await step('clicking outside closes the list and restores the selected name', async () => {
      await userEvent.type(field, 'x');
      await userEvent.click(document.body);
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(field).toHaveValue('Retail');
    });
    await step('typing a full name selects it', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'health');
      await userEvent.click(document.body);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('health');
      await expect(field).toHaveValue('Health');
    });
    await step('rows that scroll under the pointer do not take the highlight', async () => {
      await userEvent.clear(field);
      const over = async (name: string) =>
        userEvent.pointer({
          target: canvas.getByRole('option', { name }),
          coords: { clientX: 90, clientY: 120 },
        });
      await over('Health 112');
      await userEvent.keyboard('{ArrowDown}');
      await over('Accounting 96');
      const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
      await expect(active).toHaveAccessibleName('Māori enterprise 17');
    });
  },
};

const sent = fn();

export const FormSubmission: Story = {
  tags: ['test-only', 'slow'],
  args: { defaultValue: 'marine' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent([...new FormData(event.currentTarget)]);
      }}
    >
      <Stack>
        <Combobox {...args} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    sent.mockClear();
    const field = canvas.getByRole('combobox');
    await step('keys during text composition are ignored', async () => {
      await userEvent.type(field, '{Control>}a{/Control}ret');
      for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
        field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...sign }),
        );
      }
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await expect(field).toHaveValue('ret');
    });
    await step('Enter in the open list selects without submitting', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenCalledOnce();
      await expect(args.onValueChange).toHaveBeenCalledWith('retail');
      await expect(sent).not.toHaveBeenCalled();
    });
    await step('Enter in the closed field submits the value, not the label', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(sent).toHaveBeenCalledOnce();
      await expect(sent).toHaveBeenCalledWith([['industry', 'retail']]);
    });
  },
};

function InDialogExample(args: ComboboxProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Featured products">
      <Combobox {...args} />
    </Dialog>
  );
}

export const InADialog: Story = {
  tags: ['test-only', 'slow'],
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
    await step('options can be clicked', async () => {
      await userEvent.click(field);
      await userEvent.click(screen.getByRole('option', { name: /^Harbour invoicing East/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('option-2');
      await expect(dialog).toBeVisible();
    });
    await step('a second Escape closes the dialog', async () => {
      await userEvent.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};
