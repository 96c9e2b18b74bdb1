import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { press, put } from '../../../../.storybook/byKey.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';
import { asSupport } from '../../testing/scene.ts';

// Rows: X23Q.1
const meta = {
  title: 'Screens/Admin/Reason templates',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/templates', as: 'admin@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** One with a name and a text as long as they may be. */
function long({ db }: MemoryBackend) {
  const text = 'Please describe what it does and for whom. '.repeat(46);
  const name = 'Whakamārama '.repeat(5).trim();
  db.templates.push({
    id: 9,
    name,
    text,
    use: 'both',
    version: 1,
    updatedAt: '2026-10-02T08:00:00Z',
    updated_by: 'Tom Rewi',
  });
}

export const Templates: Story = {
  parameters: { shows: 'Link does not open' },
  tags: ['axe'],
  args: { prepare: long },
};

export const Empty: Story = {
  parameters: { shows: 'No templates yet' },
  args: {
    prepare: ({ db }) => {
      db.templates = [];
    },
  },
};

export const ReadOnly: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Link does not open' },
  args: { prepare: asSupport },
  play: async () => {
    await screen.findByText('Link does not open');
    await expect(screen.queryByRole('button', { name: 'Add template' })).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
};

export const Adding: Story = {
  tags: ['slow'],
  parameters: { shows: 'Price missing was added.' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Add template');
    const form = await dialog('Add template');
    const field = (name: string) => form.getByRole('textbox', { name });
    await put(userEvent, field('Name'), 'LINK does not open');
    await put(userEvent, field('Text'), 'Please add the {price}.');
    await userEvent.click(form.getByRole('button', { name: 'Add template' }));
    await expect(
      await form.findByText('{price} is not a variable. Use {vendor}, {listing} or {field}.'),
    ).toBeVisible();
    await put(userEvent, field('Text'), 'Please add the price in {field}.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await form.findByText(/^There is already a template named LINK/)).toBeVisible();
    await expect(field('Name')).toHaveFocus();
    await put(userEvent, field('Name'), 'Price missing');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('Please add the price in {field}.')).toBeVisible();
  },
};

// Rows: X23R.9
export const KeptDraft: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: { text: 'Restore', in: 'dialog' } },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Add template');
    const form = await dialog('Add template');
    await put(userEvent, form.getByRole('textbox', { name: 'Text' }), 'Please add a price.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(userEvent, 'Add template');
    await (await dialog('Add template')).findByRole('button', { name: /^Restore/ });
  },
};

/** Another admin saves the same template: the typed text stays, with theirs above it. */
export const Conflict: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Saved by Tom Rewi in the meantime' },
  args: {},
  play: async ({ userEvent }) => {
    await press(userEvent, 'Edit Link does not open');
    const form = await dialog('Edit template');
    await put(userEvent, form.getByRole('textbox', { name: 'Text' }), 'The link fails.');
    const stored = backendOfStory().db.templates.find(({ name }) => name === 'Link does not open');
    Object.assign(stored ?? {}, { text: 'Theirs.', version: 2, updated_by: 'Tom Rewi' });
    await userEvent.click(form.getByRole('button', { name: 'Save template' }));
    await expect(await form.findByText(/^Another admin has changed this template/)).toBeVisible();
    await expect(await form.findByText('Theirs.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue('The link fails.');
  },
};

export const Deleting: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Not specific enough was deleted.' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Delete Not specific enough');
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Delete template' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
