import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

const views = [
  { id: 1, name: 'Changed this week', isDefault: false },
  { id: 2, name: 'Hospitality', isDefault: true },
  { id: 3, name: 'Without a logo', isDefault: false },
];

const meta = {
  title: 'Patterns/ViewsMenu',
  tags: ['beta'],
  component: ViewsMenu,
  args: {
    views,
    whole: false,
    onRetry: fn(),
    onOpen: fn(),
    onSaveNew: fn(),
    onSave: fn(),
    onReset: fn(),
    onRename: fn(),
    onDefault: fn(),
    onPin: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ViewsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

/** Opens the menu with the keyboard. */
const open: Play = async ({ canvas, userEvent }) => {
  canvas.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'Views' });
};

const item = (name: string) => screen.getByRole('menuitem', { name });

export const NoViews: Story = {
  args: { views: [], whole: true },
  play: async (context) => {
    await open(context);
    await expect(item('No saved views yet')).toHaveAttribute('aria-disabled', 'true');
    await expect(item('Save as new view…')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SomeViews: Story = {
  args: { whole: true },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('menuitemradio', { name: /Hospitality/ }));
    await expect(context.args.onOpen).toHaveBeenCalledWith(2);
    await open(context);
  },
};

export const OpenView: Story = {
  tags: ['slow'],
  args: { open: views[1] },
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: 'View: Hospitality' })).toBeVisible();
    await open(context);
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent(
      'Hospitality',
    );
    await expect(screen.queryByRole('menuitem', { name: 'Save changes' })).toBeNull();
  },
};

export const Changed: Story = {
  tags: ['axe'],
  args: { open: views[2], changed: true },
  play: async (context) => {
    const name = 'View: Without a logo Changed';
    await expect(context.canvas.getByRole('button', { name })).toBeVisible();
    await open(context);
    await context.userEvent.click(item('Save changes'));
    await expect(context.args.onSave).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open(context);
    await expect(item('Reset')).toBeVisible();
  },
};

/** As many views are pinned as the side menu shows. */
export const PinsFull: Story = {
  tags: ['test-only', 'slow'],
  args: { open: views[0], pinProblem: '5 views are pinned already. Unpin one first.' },
  play: async (context) => {
    await open(context);
    const pin = screen.getByRole('menuitem', { name: /Pin to side menu/ });
    await expect(pin).toHaveAttribute('aria-disabled', 'true');
  },
};

const shared = [
  { id: 5, name: 'Hospitality', isDefault: false, sharing: 'Shared by Mere Rangi' },
  { id: 6, name: 'Waiting for a reply', isDefault: true, sharing: 'Shared by Lin Chen' },
];

/** The open view is that of another user, who has one of the same name. */
export const SharedViews: Story = {
  tags: ['slow'],
  args: {
    views: [
      ...views.slice(0, 2),
      { id: 3, name: 'Without a logo', isDefault: false, sharing: 'Shared with: Editors' },
      ...shared,
    ],
    open: shared[0],
    changed: true,
    onCopy: fn(),
  },
  render: (args) => (
    <ViewsMenu {...args} onSave={undefined} onRename={undefined} onDelete={undefined} />
  ),
  play: async (context) => {
    await open(context);
    await expect(screen.getAllByRole('menuitemradio', { checked: true })).toHaveLength(1);
    for (const name of [/Save changes/, /Rename/, /Delete/])
      await expect(screen.queryByRole('menuitem', { name })).toBeNull();
    await context.userEvent.click(item('Copy to my views…'));
    await expect(context.args.onCopy).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open(context);
  },
};

const long = {
  id: 4,
  name: 'Hospitality and tourism with a broken link, changed recently',
  isDefault: true,
};

export const LongNames: Story = {
  ...phoneStory,
  tags: ['slow'],
  args: { views: [...views, long], open: long, changed: true },
  play: open,
};

export const Loading: Story = {
  tags: ['slow'],
  args: { views: null },
  parameters: { shows: { text: 'Loading the views', in: 'menu' } },
  play: open,
};

export const Failed: Story = {
  args: { views: null, problem: 'The server could not be reached.' },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(item('Retry'));
    await expect(context.args.onRetry).toHaveBeenCalled();
  },
};
