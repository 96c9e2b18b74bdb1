import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, LogOut, SunMoon, Trash2, User } from 'lucide-react';
import { memo, Profiler, useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Button } from '../Button/Button.tsx';
import type { SafeHref } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Menu, type MenuItem, SharedMenu, SharedMenuButton } from './Menu.tsx';

const signOut = fn();
const remove = fn();

const meta = {
  title: 'Components/Menu',
  tags: ['stable'],
  component: Menu,
  subcomponents: { SharedMenu, SharedMenuButton },
  args: {
    trigger: <Button>Hi, Mere</Button>,
    label: 'Your account',
    align: 'start',
    items: [
      {
        kind: 'link',
        label: 'My Account',
        description: 'Update personal information or change password',
        icon: User,
        href: '#account',
      },
      { label: 'Theme', detail: 'System', icon: SunMoon, onSelect: fn() },
      { kind: 'separator' },
      { label: 'Sign Out', icon: LogOut, onSelect: signOut },
    ],
    header: (
      <>
        <Text size="label">Mere Tautahi</Text>
        <Text size="small" tone="muted">
          mere.tautahi@taipo-bay-marine.example
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AccountMenu: Story = {
  tags: ['slow'],
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Hi, Mere' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    const item = (name: string) => screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
    const focused = (name: string) => waitFor(async () => expect(await item(name)).toHaveFocus());
    await step('arrows, Home, End, typing, Escape and Tab', async () => {
      trigger.focus();
      await userEvent.keyboard('{ArrowDown}');
      await focused('My Account');
      for (const [keys, name] of [
        ['{ArrowDown}', 'Theme'],
        ['{End}', 'Sign Out'],
        ['{ArrowDown}', 'My Account'],
        ['{ArrowUp}', 'Sign Out'],
        ['{Home}', 'My Account'],
        ['t', 'Theme'],
      ] as const) {
        await userEvent.keyboard(keys);
        await focused(name);
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{ArrowUp}');
      const last = await screen.findByRole('menuitem', { name: 'Sign Out' });
      await waitFor(() => expect(last).toHaveFocus());
      // The browser moves the focus only after the key event.
      await expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(true);
      await expect(trigger).toHaveFocus();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('Space opens, Enter selects', async () => {
      signOut.mockClear();
      await userEvent.keyboard(' ');
      await screen.findByRole('menu');
      await userEvent.keyboard('{End}{Enter}');
      await expect(signOut).toHaveBeenCalledOnce();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('a click opens', async () => {
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.getByRole('menu', { name: 'Your account' })).toBeVisible());
      await expect(screen.getByRole('menuitem', { name: /^My Account/ })).toHaveAttribute(
        'href',
        '#account',
      );
    });
  },
};

export const RowActions: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: {
    trigger: <Button>Actions</Button>,
    label: 'Actions for Harbourmaster CRM',
    header: undefined,
    items: [
      {
        kind: 'link',
        label: 'Edit',
        href: 'https://example.org/edit' as SafeHref,
        newTab: true,
      },
      { label: 'Preview', onSelect: fn() },
      { label: 'Feature', description: 'Only with Pro', onSelect: fn(), disabled: true },
      { kind: 'separator' },
      { label: 'Delete…', icon: Trash2, tone: 'critical', onSelect: remove },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
    const edit = screen.getByRole('menuitem', { name: 'Edit (opens in a new tab)' });
    await expect(edit).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete…' })).toHaveFocus();
    await expect(screen.getByRole('menuitem', { name: /^Feature/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const themes = ['System', 'Light', 'Dark'];

function ThemeChoice() {
  const [chosen, setChosen] = useState('System');
  return (
    <Menu
      trigger={<Button>{`Theme: ${chosen}`}</Button>}
      label="Theme"
      align="start"
      items={[
        ...themes.map((theme) => ({
          kind: 'radio' as const,
          label: theme,
          checked: theme === chosen,
          onSelect: () => setChosen(theme),
        })),
        { kind: 'separator' },
        { kind: 'link', label: 'Billing', icon: CreditCard, href: '#billing' },
      ]}
    />
  );
}

export const RadioItems: Story = {
  tags: ['slow'],
  render: () => <ThemeChoice />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme: System' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Theme: Dark' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).not.toBeChecked();
  },
};

const move = fn();

const withSubmenu = {
  trigger: <Button>Actions</Button>,
  label: 'Actions',
  header: undefined,
  items: [
    { label: 'Rename', onSelect: fn() },
    {
      kind: 'submenu',
      label: 'Move to',
      items: [
        { label: 'Drafts', onSelect: move },
        { label: 'Archive', description: 'Read-only', onSelect: fn() },
        { kind: 'separator' },
        { kind: 'link', label: 'All folders', href: '#folders' },
      ],
    },
    { kind: 'separator' },
    { label: 'Delete…', tone: 'critical', onSelect: remove },
  ],
} satisfies Story['args'];

export const Submenu: Story = {
  args: withSubmenu,
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    const item = (name: string) => screen.findByRole('menuitem', { name });
    const focused = (name: string) => waitFor(async () => expect(await item(name)).toHaveFocus());
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused('Rename');
    await step('Right opens it, Left returns to its item', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await focused('Drafts');
      await expect(await item('Move to')).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{ArrowLeft}');
      await focused('Move to');
      await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(1));
    });
    await step('Enter opens it and chooses; the focus returns to the button', async () => {
      move.mockClear();
      await userEvent.keyboard('{Enter}');
      await focused('Drafts');
      await userEvent.keyboard('{Enter}');
      await expect(move).toHaveBeenCalledOnce();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Tab in it closes both', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
      await focused('Drafts');
      await expect(fireEvent.keyDown(await item('Drafts'), { key: 'Tab' })).toBe(true);
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(trigger).toHaveFocus();
    });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await focused('Drafts');
  },
};

export const SubmenuRightToLeft: Story = {
  tags: ['slow'],
  args: withSubmenu,
  parameters: { shows: { text: 'Drafts', in: 'menu' } },
  render: (args) => (
    <div dir="rtl">
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'Rename' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    const drafts = await screen.findByRole('menuitem', { name: 'Drafts' });
    await waitFor(() => expect(drafts).toHaveFocus());
    const opener = screen.getByRole('menuitem', { name: 'Move to' });
    const { left } = opener.getBoundingClientRect();
    await waitFor(() => expect(drafts.getBoundingClientRect().right).toBeLessThanOrEqual(left));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('menuitem', { name: 'Drafts' });
  },
};

/** Its items are below its label. */
export const SubmenuOnAPhone: Story = {
  ...phoneStory,
  tags: ['slow'],
  args: {
    ...withSubmenu,
    items: [
      ...withSubmenu.items,
      {
        kind: 'submenu',
        label: 'Share with',
        disabled: true,
        items: [
          { label: 'Ana Reyes', onSelect: fn() },
          { kind: 'link', label: 'Everyone', href: '#everyone' },
        ],
      },
    ],
  },
  parameters: { shows: { text: 'Drafts', in: 'menu' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('group', { name: 'Move to' })).toHaveTextContent('Drafts');
    for (const name of ['Ana Reyes', 'Everyone'])
      await expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

const pressed = fn();
const openChanged = fn();

/** The button keeps its own listeners and ref. */
export const OpenAtFirst: Story = {
  tags: ['test-only'],
  render: function OpenAtFirst(args) {
    const button = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Menu
          {...args}
          defaultOpen
          onOpenChange={openChanged}
          trigger={
            <Button ref={button} onClick={pressed} data-testid="trigger">
              Hi, Mere
            </Button>
          }
        />
        <Button onClick={() => button.current?.focus()}>Focus</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByTestId('trigger');
    await screen.findByRole('menu');
    await expect(trigger).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(openChanged).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Focus' }));
    await expect(trigger).toHaveFocus();
    pressed.mockClear();
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(openChanged).toHaveBeenLastCalledWith(true);
  },
};

function LateItems() {
  const [items, setItems] = useState<MenuItem[] | null>(null);
  return (
    <SharedMenu itemsOf={() => items} labelOf={() => 'More'}>
      <SharedMenuButton of="harbour" label="More for Harbour ledger" />
      <Button onClick={() => setItems([{ label: 'Rename', onSelect: fn() }])}>Load</Button>
    </SharedMenu>
  );
}

/** A press opens the menu once its items have loaded. */
export const SharedLateItems: Story = {
  tags: ['test-only'],
  render: () => <LateItems />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More for Harbour ledger' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    // Without the focus, which would forget the press.
    fireEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More' })).toHaveFocus());
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  },
};

/** A press is forgotten once the focus has moved on. */
export const SharedForgottenPress: Story = {
  tags: ['test-only', 'slow'],
  render: () => <LateItems />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More for Harbour ledger' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(screen.queryByRole('menuitem', { name: 'Rename' })).toBeNull();
    await userEvent.click(more);
    await expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeVisible();
  },
};

const buttonRendered = fn();

const Row = memo(function Row() {
  return (
    <Profiler id="button" onRender={buttonRendered}>
      <SharedMenuButton of="harbour" label="More for Harbour ledger" />
    </Profiler>
  );
});

/** The buttons of a list do not render with the list. */
export const SharedButtonRenders: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Rendered 1 times' },
  render: function Rendering() {
    const [times, setTimes] = useState(0);
    return (
      <SharedMenu itemsOf={() => []} labelOf={() => 'More'}>
        <Button onClick={() => setTimes(times + 1)}>{`Rendered ${times} times`}</Button>
        <Row />
      </SharedMenu>
    );
  },
  play: async ({ canvas, userEvent }) => {
    buttonRendered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Rendered 0 times' }));
    await canvas.findByRole('button', { name: 'Rendered 1 times' });
    await expect(buttonRendered).not.toHaveBeenCalled();
  },
};
