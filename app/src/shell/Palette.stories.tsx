import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { backendOfStory, PortalStory } from '../testing/PortalStory.tsx';
import { withRole } from '../testing/scene.ts';

const meta = {
  title: 'Screens/Command palette',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/apps/active/all', as: 'admin@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Its button loads when the page is at rest. */
async function openPalette(userEvent: User) {
  await screen.findByRole('button', { name: /^Search or go to/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Search or go to' }));
}

export const OpenedByKeyboard: Story = {
  tags: ['axe', 'slow'],
  parameters: { shows: { text: 'New listing in', in: 'dialog' } },
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    await expect(palette.getByRole('combobox')).toHaveFocus();
    // Enabled once the rows have loaded.
    await palette.findByRole('option', { name: 'Export' });
  },
};

/** A record is found after a failed search, opened, and offered again before anything is typed. What is not listed is in its list. */
export const RecordFound: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: ({ db }) => {
      const [app] = db.listings.filter(
        ({ collection, status }) => collection === 'apps' && status === 'APPROVED',
      );
      if (!app) throw new Error('The demo has no app.');
      for (let id = 9_001; id <= 9_010; id += 1)
        db.listings.push({
          ...app,
          id,
          slug: `kakapo-${id}`,
          values: { ...app.values, name: `Kakapo ${id}` },
        });
    },
  },
  play: async ({ userEvent }) => {
    const palette = await openPalette(userEvent);
    backendOfStory().setFaults({ broken: true });
    await userEvent.type(palette.getByRole('combobox'), 'ledger ros');
    const retry = await palette.findByRole('button', { name: 'Retry' });
    await expect(palette.getByText('An unknown error occurred.')).toBeVisible();
    backendOfStory().setFaults({});
    await userEvent.click(retry);
    await palette.findByRole('option', { name: /Ledger Roster.*Aroha Ngata/ });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Ledger Roster' });
    const again = await openPalette(userEvent);
    const recent = again.getByRole('group', { name: 'Recent' });
    const [first] = within(recent).getAllByRole('option');
    await expect(first).toHaveAccessibleName(/Ledger Roster/);
    await userEvent.type(again.getByRole('combobox'), 'kakapo');
    const all = await again.findByRole('option', { name: /^Show all 10 in the list/ });
    await screen.findByText('5 of 10 results');
    await userEvent.click(all);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('kakapo'));
  },
};

// Rows: X45P.1
/** The actions of the page come first, and open what their buttons do. */
export const ActionsOfTheRecord: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/accounts/2' },
  parameters: { shows: { text: 'Block', in: 'dialog' } },
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: 'Actions' });
    const typed = await openPalette(userEvent);
    await userEvent.type(typed.getByRole('combobox'), 'block');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: /^Block/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const palette = await openPalette(userEvent);
    const [first] = palette.getAllByRole('group');
    await expect(first).toHaveAccessibleName(/Aroha Ngata/);
    // Enter alone takes no action.
    const highlighted = palette.getByRole('option', { selected: true });
    await expect(first).not.toContainElement(highlighted);
  },
};

/** The button of a header, then the search of the list. */
// Rows: X45P.1
export const HeaderButtonChosen: Story = {
  args: { path: '/accounts', prepare: withRole('owner') },
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('searchbox');
    const button = await screen.findByRole('button', { name: 'Invite staff' });
    const palette = await openPalette(userEvent);
    await userEvent.type(palette.getByRole('combobox'), 'invite staff');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Invite staff' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.type((await openPalette(userEvent)).getByRole('combobox'), 'search this');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

// Rows: X45P.1
export const DecisionChosen: Story = {
  args: {
    path: '/apps/pending/view/this-one',
    prepare({ db }) {
      const [app] = db.listings.filter(({ collection }) => collection === 'apps');
      if (app) Object.assign(app, { slug: 'this-one', status: 'PENDING', draft: false });
    },
  },
  tags: ['test-only', 'slow'],
  parameters: { shows: 'approved' },
  play: async ({ userEvent }) => {
    await screen.findByRole('group', { name: 'Decision' });
    const palette = await openPalette(userEvent);
    await userEvent.type(palette.getByRole('combobox'), 'approve');
    await userEvent.keyboard('{Enter}');
  },
};

/** One of them is opened, and found again. */
// Rows: X45V.7
export const ViewsFound: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: ({ db }) => {
      const userId = db.users.find(({ email }) => email === 'admin@portal.test')?.id ?? 0;
      const other = db.users.find(({ email }) => email === 'trial@portal.test')?.id ?? 0;
      const view = { list: '/apps/active/all', query: 'search=ledger', defaultOf: [] };
      db.savedViews = [
        { ...view, id: 1, userId, name: 'Ledgers', sharedWith: null },
        { ...view, id: 2, userId: other, name: 'Ledgers for farms', sharedWith: 'staff' },
        // Personal ones of others.
        { ...view, id: 3, userId: other, name: 'Ledgers I own', sharedWith: null },
      ];
    },
  },
  play: async ({ userEvent }) => {
    const first = await openPalette(userEvent);
    await userEvent.type(first.getByRole('combobox'), 'ledgers for');
    await first.findByRole('option', { name: /Ledgers for farms/ });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: /^View: Ledgers/ });
    await expect(screen.getByRole('searchbox')).toHaveValue('ledger');
    const palette = await openPalette(userEvent);
    await userEvent.type(palette.getByRole('combobox'), 'ledgers');
    await palette.findByRole('option', { name: /Ledgers for farms.*App Listings · All listings/ });
    await expect(palette.queryByRole('option', { name: /Ledgers I own/ })).toBeNull();
  },
};
