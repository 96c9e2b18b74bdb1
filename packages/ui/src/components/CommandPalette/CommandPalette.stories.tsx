import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, LogOut, Plus, Settings, User, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteItem,
  usePageItems,
} from './CommandPalette.tsx';

const newLoan = fn();

const items: readonly PaletteItem[] = [
  {
    id: 'loans',
    label: 'Loans',
    group: 'Pages',
    icon: Wallet,
    href: '#loans',
    shortcut: ['G', 'L'],
  },
  { id: 'people', label: 'People', group: 'Pages', icon: User, href: '#people', hint: 'Borrowers' },
  { id: 'reports', label: 'Reports', group: 'Pages', icon: FileText, href: '#reports' },
  {
    id: 'settings',
    label: 'Settings',
    group: 'Pages',
    icon: Settings,
    href: '#settings',
    keywords: ['preferences', 'language'],
  },
  {
    id: 'new-loan',
    label: 'New loan',
    group: 'Actions',
    icon: Plus,
    onSelect: newLoan,
    keywords: ['add', 'create'],
  },
  { id: 'sign-out', label: 'Sign out', group: 'Actions', icon: LogOut, onSelect: fn() },
];

const people: readonly PaletteItem[] = [
  { id: 'ana', label: 'Ana Reyes', group: 'Borrowers', hint: '3 loans', href: '#ana' },
  {
    id: 'long',
    label: 'Te Whare Wānanga o Tāmaki Makaurau Savings, Loans and Mutual Aid Association',
    group: 'Borrowers',
    hint: '12 loans',
    href: '#long',
  },
];

const meta = {
  title: 'Components/CommandPalette',
  tags: ['stable'],
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Go to',
    placeholder: 'Search pages, borrowers and actions',
    items,
    onQueryChange: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Go to' });
const highlighted = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.title : 'nothing';
};

export const Recent: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: { recent: ['new-loan', 'people'] },
  parameters: { shows: 'Recent' },
  play: async () => {
    const recent = await screen.findByRole('group', { name: 'Recent' });
    await expect(recent).toHaveTextContent('New loanPeople');
    await expect(screen.getAllByRole('option')).toHaveLength(items.length);
    await expect(await highlighted()).toBe('New loan');
  },
};

export const Results: Story = {
  tags: ['own-elements'],
  args: { results: people },
  parameters: { shows: '12 loans' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'lo');
    await expect(screen.getByRole('group', { name: 'Borrowers' })).toBeVisible();
    const long = screen.getByRole('option', { name: /^Te Whare/ });
    await expect(long.scrollWidth).toBe(long.clientWidth);
    await expect(await highlighted()).toBe('Loans');
  },
};

export const Loading: Story = {
  tags: ['slow'],
  args: { isLoading: true },
  parameters: { shows: 'Loading' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'ana');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

const problem = 'The search did not answer. Pages and actions are still found.';

export const Problem: Story = {
  args: { problem, onRetry: fn() },
  parameters: { shows: problem },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 're');
    await expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await field()).toHaveFocus();
  },
};

export const NoResults: Story = {
  tags: ['slow'],
  parameters: { shows: 'No results found' },
  play: async ({ args, userEvent }) => {
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await userEvent.type(await field(), 'zzz{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('zzz');
    await expect(await highlighted()).toBe('nothing');
    await expect(args.onChoose).not.toHaveBeenCalled();
    const spoken = () => document.querySelector('[aria-live=polite]:not(:empty)')?.textContent;
    await waitFor(() => expect(spoken()).toBe('No results found'));
  },
};

const manyItems = Array.from(
  { length: 500 },
  (_, index): PaletteItem => ({
    id: `loan-${index}`,
    label: `Loan ${2041 + index}`,
    group: index % 2 ? 'Loans' : 'Old loans',
    hint: 'Ana Reyes',
    icon: Wallet,
    href: `#loan-${index}`,
  }),
);

/** No line says that one of them is missing. */
export const FewMoreItems: Story = {
  tags: ['test-only', 'slow'],
  args: { items: manyItems.slice(0, 51) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '{End}');
    await expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-posinset', '51');
    await expect(screen.queryByText(/^The first/)).toBeNull();
  },
};

/** A line says that there are more than the rows. */
export const ManyItems: Story = {
  tags: ['slow'],
  args: { items: manyItems },
  parameters: { shows: 'The first 50 of 500. Type more to narrow them down.' },
  play: async ({ userEvent }) => {
    const last = () => screen.getAllByRole('option').at(-1);
    await expect(last()).toHaveAttribute('aria-setsize', '50');
    await userEvent.type(await field(), '{End}');
    await expect(last()).toHaveAttribute('aria-posinset', '50');
    await expect(last()).toHaveAttribute('aria-selected', 'true');
    await expect(last()).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...phoneStory,
  tags: ['slow'],
  args: { results: people },
  parameters: { shows: '12 loans' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'o');
    const { width } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(width).toBe(document.documentElement.clientWidth);
  },
};

const followed = fn();
const follow = (event: Event) => {
  event.preventDefault();
  if (event.target instanceof Element) followed(event.target.closest('a')?.getAttribute('href'));
};

function Opened(args: CommandPaletteProps) {
  const [open, setOpen] = useState(false);
  const [writing, setWriting] = useState(false);
  const own: PaletteItem = {
    id: 'write',
    label: 'Write a note',
    group: 'Actions',
    onSelect: () => setWriting(true),
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette {...args} items={[...items, own]} open={open} onOpenChange={setOpen} />
      <Dialog title="What is it about?" open={writing} onOpenChange={setWriting}>
        <TextField name="note" label="Note" />
      </Dialog>
    </>
  );
}

export const Keyboard: Story = {
  tags: ['test-only'],
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    await waitFor(async () => expect(await field()).toHaveFocus());
    for (const [keys, what] of [
      ['{ArrowUp}', 'Write a note'],
      ['{ArrowDown}', 'Loans'],
      ['{ArrowDown}', 'People'],
      ['{End}', 'Write a note'],
      ['{PageUp}', 'Loans'],
      ['{PageDown}', 'Write a note'],
      ['{Home}', 'Loans'],
      ['pref', 'Settings'],
      ['{Backspace>4/}lo', 'Loans'],
      ['{ArrowDown}', 'New loan'],
      ['a', 'Loans'],
    ] as const)
      await step(`${keys} highlights: ${what}`, async () => {
        await userEvent.keyboard(keys);
        await expect(await highlighted()).toBe(what);
        await expect(await field()).toHaveFocus();
      });
    await step('Ctrl Enter opens a link in a new tab, and the palette stays', async () => {
      const open = fn();
      const { open: native } = window;
      window.open = open;
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      window.open = native;
      await expect(open).toHaveBeenCalledWith(
        expect.stringMatching(/#loans$/),
        '_blank',
        'noreferrer',
      );
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('Enter follows the link and closes', async () => {
      document.addEventListener('click', follow, { once: true });
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith(items[0]);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(followed).toHaveBeenLastCalledWith('#loans');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Escape closes; the next time it starts without the text', async () => {
      await userEvent.click(opener);
      await userEvent.type(await field(), 'rep{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await userEvent.click(opener);
      await expect(await field()).toHaveValue('');
    });
    await step('a dialog that an action opens returns the focus to the button', async () => {
      await userEvent.type(await field(), 'note{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const Pointer: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ args, userEvent, step }) => {
    const input = await field();
    await step('pointing at a row highlights it, and the focus stays in the field', async () => {
      await userEvent.hover(screen.getByRole('option', { name: 'Reports' }));
      await expect(await highlighted()).toBe('Reports');
      await expect(input).toHaveFocus();
    });
    await step('a click chooses, and one with Ctrl leaves the palette open', async () => {
      const people = screen.getByRole('option', { name: /^People/ });
      people.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.keyboard('{Control>}');
      await userEvent.click(people);
      await userEvent.keyboard('{/Control}');
      await expect(args.onChoose).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('option', { name: 'New loan' }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(items[4]);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(input).toHaveFocus();
    });
  },
};

/** A page whose export is enabled once its rows have loaded, which is after the first key here. */
function LoadingPage(props: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  return (
    <>
      <PageHeader title="Borrowers" actions={<Button disabled={query === ''}>Export</Button>} />
      <CommandPalette {...props} items={usePageItems(props.open)} onQueryChange={setQuery} />
    </>
  );
}

// Rows: X45P.1
/** An action of the page is offered as soon as it is enabled, also while the palette is open. */
export const PageStillLoading: Story = {
  tags: ['test-only', 'slow'],
  render: (args) => <LoadingPage {...args} />,
  play: async ({ userEvent }) => {
    await expect(screen.queryByRole('option')).toBe(null);
    await userEvent.type(await field(), 'e');
    await screen.findByRole('option', { name: 'Export' });
  },
};
