import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppWindow, Clock, Cloud, Plus, SunMoon, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../Text/Text.tsx';
import { CommandMenu, type CommandMenuProps } from './CommandMenu.tsx';

const groups = [
  {
    label: 'Go to',
    commands: [
      { value: 'apps', label: 'My listings', detail: 'App Listings', icon: AppWindow },
      { value: 'pending', label: 'Pending listings', detail: 'App Listings', icon: Clock },
      { value: 'services', label: 'My listings', detail: 'Cloud Experts', icon: Cloud },
      { value: 'account', label: 'My Account', icon: User },
    ],
  },
  {
    label: 'Do',
    commands: [
      { value: 'new', label: 'Create a listing', icon: Plus, shortcut: 'C' },
      { value: 'theme', label: 'Switch to the dark theme', icon: SunMoon },
    ],
  },
];

const meta = {
  title: 'Components/CommandMenu',
  tags: ['beta'],
  component: CommandMenu,
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Find a page or an action',
    groups,
    onChoose: fn(),
  },
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Find a page or an action' });
const highlighted = () => screen.getByRole('option', { selected: true });

export const Default: Story = {
  parameters: { shows: { text: 'Switch to the dark theme', in: 'listbox' } },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName(
      'Find a page or an action',
    );
    await expect(await field()).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Do' })).toBeVisible());
    await expect(highlighted()).toHaveTextContent('My listings');
  },
};

export const NoResults: Story = {
  parameters: { shows: { text: 'No results found', in: 'dialog' } },
  play: async ({ userEvent, step }) => {
    const input = await field();
    await step('what matches, without the empty groups', async () => {
      await userEvent.type(input, 'listings');
      await expect(screen.getAllByRole('option')).toHaveLength(3);
      await expect(screen.queryByRole('group', { name: 'Do' })).not.toBeInTheDocument();
    });
    await step('nothing matches', async () => {
      await userEvent.type(input, 'zzz');
      await waitFor(() => expect(screen.getAllByText('No results found')[0]).toBeVisible());
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expect(input).not.toHaveAttribute('aria-activedescendant');
    });
  },
};

function Held(props: CommandMenuProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const choose: CommandMenuProps['onChoose'] = (command) => {
    setChosen(command.label);
    props.onChoose(command);
  };
  return (
    <Stack>
      <Inline>
        <Button onClick={() => setOpen(true)}>Find</Button>
      </Inline>
      {chosen ? <Text>Chosen: {chosen}</Text> : null}
      <CommandMenu {...props} open={open} onOpenChange={setOpen} onChoose={choose} />
    </Stack>
  );
}

export const Keyboard: Story = {
  parameters: { shows: 'Chosen: Switch to the dark theme' },
  tags: ['test-only'],
  args: { open: false },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Find' });
    await userEvent.click(opener);
    const input = await field();
    await step('arrows and Page Down move the highlight, round the ends', async () => {
      for (const [keys, label] of [
        ['{ArrowDown}', 'Pending listings'],
        ['{ArrowUp}{ArrowUp}', 'Switch to the dark theme'],
        ['{ArrowDown}', 'My listings'],
        ['{PageDown}', 'Switch to the dark theme'],
      ] as const) {
        await userEvent.keyboard(keys);
        await expect(highlighted()).toHaveTextContent(label);
      }
      await expect(input).toHaveAttribute('aria-activedescendant', highlighted().id);
    });
    await step('typing narrows, Escape closes and empties', async () => {
      await userEvent.keyboard('create');
      await expect(highlighted()).toHaveTextContent('Create a listing');
      await expect(input).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await userEvent.click(opener);
      await expect(await field()).toHaveValue('');
    });
    await step('a press chooses', async () => {
      await userEvent.click(screen.getByRole('option', { name: 'My Account' }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(
        expect.objectContaining({ value: 'account' }),
      );
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Enter chooses and gives the focus back', async () => {
      await userEvent.click(opener);
      await userEvent.type(await field(), 'dark{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith(
        expect.objectContaining({ value: 'theme' }),
      );
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

const places = Array.from({ length: 60 }, (_, index) => ({
  value: `place ${index}`,
  label: `${'A rather long name of a place '.repeat(index === 1 ? 6 : 1)}${index + 1}`,
}));

export const LongList: Story = {
  args: { groups: [{ label: 'Locations', commands: places }] },
  play: async ({ userEvent }) => {
    await field();
    await userEvent.keyboard('{ArrowUp}');
    await expect(highlighted()).toHaveTextContent('place 60');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(highlighted().getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
    await userEvent.keyboard('{ArrowDown}');
  },
};
