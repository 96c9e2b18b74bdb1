import type { StaffRole } from '@portal/domain';
import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../../.storybook/widths.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Saved views',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/apps/active', as: 'vendor@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const list = '/apps/active';

const idOf = (db: MemoryBackend['db'], address: string): number =>
  db.users.find(({ email }) => email === address)?.id ?? 0;

/** Views of the vendor; one of them opens with the list if `isDefault`. */
const withViews =
  (isDefault = false, name = 'Payroll') =>
  ({ db }: MemoryBackend) => {
    const userId = idOf(db, 'vendor@portal.test');
    const own = { userId, list, sharedWith: null, defaultOf: isDefault ? [userId] : [] };
    db.savedViews = [
      { ...own, id: 1, name, query: 'search=payroll' },
      { ...own, id: 2, name: 'By name', query: 'sort=name', defaultOf: [] },
      // Of another list.
      { ...own, id: 3, list: '/apps/pending', name: 'Declined', query: 'status=declined' },
    ];
  };

const listOfAll = '/apps/active/all';

/** Views of an owner of the portal, and those that a colleague shares; `as` looks at them. */
const withShared =
  (roles: readonly StaffRole[] = ['owner']) =>
  ({ db }: MemoryBackend) => {
    const userId = idOf(db, 'admin@portal.test');
    const user = db.users.find(({ id }) => id === userId);
    if (user) user.staffRoles = roles;
    const colleague = idOf(db, 'trial@portal.test');
    const found = db.users.find(({ id }) => id === colleague);
    Object.assign(found ?? {}, { staff: true, staffRoles: ['moderator'] });
    const view = { list: listOfAll, defaultOf: [] };
    db.savedViews = [
      { ...view, id: 1, userId, name: 'Payroll', query: 'search=payroll', sharedWith: null },
      { ...view, id: 2, userId, name: 'By name', query: 'sort=name', sharedWith: 'editor' },
      {
        ...view,
        id: 3,
        userId: colleague,
        name: 'Payroll',
        query: 'search=payroll&sort=name',
        sharedWith: 'staff',
      },
      {
        ...view,
        id: 4,
        userId: null,
        name: 'Without a logo',
        query: 'search=logo',
        sharedWith: 'moderator',
      },
    ];
  };

const button = (name: string) =>
  waitFor(async () => {
    const found = screen.getByRole('button', { name });
    await expect(found).toBeEnabled();
    return found;
  });

/** Opens the menu, once the views have loaded, and chooses an item. */
async function choose(userEvent: User, name: string, item: string, role = 'menuitem') {
  await userEvent.click(await button(name));
  await userEvent.click(await screen.findByRole(role, { name: item }));
}

const say = (text: string) => screen.findByText(text);

/** The name of a new view, typed into the dialog. */
async function nameIt(userEvent: User, name: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the view' }), name);
  await userEvent.keyboard('{Enter}');
  return dialog;
}

// Rows: X45V.1
export const Saved: Story = {
  tags: ['test-only', 'slow'],
  args: { path: `${list}?search=payroll&page=1` },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Views', 'Save as new view…');
    await nameIt(userEvent, 'Payroll');
    await say('View “Payroll” saved');
    await button('View: Payroll');
    const [view] = backendOfStory().db.savedViews ?? [];
    await expect(view).toMatchObject({ list, query: 'search=payroll' });
  },
};

// Rows: X45V.1
export const Opened: Story = {
  tags: ['axe', 'slow'],
  args: { prepare: withViews() },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Views', 'Payroll', 'menuitemradio');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('payroll'));
    await userEvent.click(await button('View: Payroll'));
    await expect(
      await screen.findByRole('menuitemradio', { name: 'Payroll', checked: true }),
    ).toBeVisible();
    await expect(screen.queryByText('Declined')).toBeNull();
  },
};

// Rows: X45V.2
export const Changed: Story = {
  tags: ['test-only', 'slow'],
  args: { path: `${list}?search=payroll`, prepare: withViews() },
  play: async ({ userEvent }) => {
    await button('View: Payroll');
    await userEvent.type(screen.getByRole('searchbox'), ' 2');
    await button('View: Payroll Changed');
    await choose(userEvent, 'View: Payroll Changed', 'Reset');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('payroll'));
    await button('View: Payroll');
  },
};

// Rows: X45V.3
export const Default: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: withViews(true) },
  play: async ({ userEvent }) => {
    await button('View: Payroll');
    await expect(screen.getByRole('searchbox')).toHaveValue('payroll');
    await choose(userEvent, 'View: Payroll', 'Show all');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    await button('Views');
    await expect(document.cookie).toContain(encodeURIComponent('"/apps/active":"search=payroll"'));
    // Another list has a default of its own.
    await userEvent.click(screen.getByRole('link', { name: 'Pending listings' }));
    await button('View: Declined');
  },
};

/** An address without a query opens the default view in a new tab. */
export const FirstPage: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/apps/active/all?page=2', as: 'admin@portal.test' },
  play: async () => {
    const first = await screen.findByRole('link', { name: 'Page 1' });
    await expect(first).toHaveAttribute('href', '/apps/active/all?page=1');
  },
};

/** Its changes are saved, it becomes the default, and it is renamed and deleted. */
// Rows: X45V.2, X45V.3
export const Managed: Story = {
  tags: ['test-only', 'slow'],
  args: { path: `${list}?search=payroll`, prepare: withViews() },
  parameters: { shows: 'View “Pay” deleted' },
  play: async ({ userEvent }) => {
    await button('View: Payroll');
    await userEvent.type(screen.getByRole('searchbox'), ' 2');
    await choose(userEvent, 'View: Payroll Changed', 'Save changes');
    await button('View: Payroll');
    await say('View “Payroll” saved');
    await expect(backendOfStory().db.savedViews?.[0]?.query).toBe('search=payroll+2');
    await choose(userEvent, 'View: Payroll', 'Open by default');
    await say('This list now opens with “Payroll”');
    await waitFor(() => expect(backendOfStory().db.savedViews?.[0]?.defaultOf).toHaveLength(1));
    await choose(userEvent, 'View: Payroll', 'Edit this view…');
    const name = await screen.findByRole('textbox', { name: 'Name of the view' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Pay{Enter}');
    await choose(userEvent, 'View: Pay', 'Delete this view…');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete view' }));
    await button('Views');
    await expect(backendOfStory().db.savedViews?.map(({ id }) => id)).toEqual([2, 3]);
  },
};

/** The view of a colleague is opened, and copied under another name. */
// Rows: X45V.5
export const Shared: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'View “Payroll by name” saved' },
  args: { path: listOfAll, as: 'admin@portal.test', prepare: withShared(['moderator']) },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Views'));
    const shared = within(await screen.findByRole('menu'));
    await expect(shared.getByText('Shared by Deleted account')).toBeVisible();
    await userEvent.click(
      shared.getByRole('menuitemradio', { name: /Payroll Shared by Lin Chen/ }),
    );
    await userEvent.click(await button('View: Payroll'));
    await expect(
      await screen.findByRole('menuitemradio', { name: /Shared by Lin/, checked: true }),
    ).toBeVisible();
    await expect(screen.getAllByRole('menuitemradio', { checked: true })).toHaveLength(1);
    await expect(screen.queryByRole('menuitem', { name: /Delete/ })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy to my views…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy view' }));
    const name = dialog.getByRole('textbox', { name: 'Name of the view' });
    await expect(name).toHaveValue('Payroll');
    await userEvent.type(name, '{Enter}');
    await dialog.findByText('You already have a view of this list with this name');
    await userEvent.type(name, ' by name{Enter}');
    await button('View: Payroll by name');
    await expect(backendOfStory().db.savedViews?.at(-1)).toMatchObject({
      name: 'Payroll by name',
      query: 'search=payroll&sort=name',
      sharedWith: null,
    });
  },
};

/** An owner of the portal shares a view, and changes that of a colleague, but does not make it personal. */
// Rows: X45V.5
export const SharedManaged: Story = {
  tags: ['test-only', 'slow'],
  args: {
    path: `${listOfAll}?search=payroll`,
    as: 'admin@portal.test',
    prepare: withShared(),
  },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'View: Payroll', 'Edit or share…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit or share view' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Shared with' }));
    // By key: Radix ignores a pointer that did not move since it opened the list.
    (await screen.findByRole('option', { name: 'Moderators' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await say('View “Payroll” saved');
    await expect(backendOfStory().db.savedViews?.[0]?.sharedWith).toBe('moderator');
    await userEvent.click(await button('View: Payroll'));
    await expect(await screen.findByText('Shared with: Moderators')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitemradio', { name: /Shared by Lin Chen/ }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose(userEvent, 'View: Payroll', 'Edit or share…');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Shared with' }));
    await screen.findByRole('option', { name: 'Editors' });
    await expect(screen.queryByRole('option', { name: 'Only me' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await choose(userEvent, 'View: Payroll', 'Delete this view…');
    await say(
      'Those it is shared with lose it too. The records of the list stay as they are. This cannot be undone.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete view' }));
    await button('Views');
    await expect(backendOfStory().db.savedViews?.map(({ id }) => id)).toEqual([1, 2, 4]);
  },
};

const entry = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name });

const withAMatch = (backend: MemoryBackend) => {
  withViews()(backend);
  const { users, listings } = backend.db;
  const vendor = users.find(({ email }) => email === 'vendor@portal.test');
  const live = listings.find(
    ({ status, collection, accountId }) =>
      status === 'APPROVED' && collection === 'apps' && accountId === vendor?.accountId,
  );
  if (live) live.values.name = 'Payroll desk';
};

// Rows: X45V.6
export const Pinned: Story = {
  tags: ['test-only', 'slow'],
  args: { path: `${list}?search=payroll&page=1`, prepare: withAMatch },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'View: Payroll', 'Pin to side menu');
    // With the number of its rows.
    const pin = await entry(/^Payroll ?1/);
    await expect(pin).toHaveAttribute('aria-current', 'page');
    await expect(await entry(/^My listings.* in App Listings/)).not.toHaveAttribute('aria-current');
    // On other pages too.
    await userEvent.click(await entry('My reviews'));
    await screen.findByRole('heading', { level: 1, name: 'My reviews' });
    await expect(await entry(/^Payroll/)).not.toHaveAttribute('aria-current');
    await userEvent.click(await entry(/^Payroll/));
    await button('View: Payroll');
    await choose(userEvent, 'View: Payroll', 'Unpin from side menu');
    await waitFor(() =>
      expect(
        within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', {
          name: /^Payroll/,
        }),
      ).toBeNull(),
    );
    await choose(userEvent, 'View: Payroll', 'Pin to side menu');
    await entry(/^Payroll ?1/);
  },
};

/** The second view is moved to the top, by keyboard. */
// Rows: X45V.8
export const Arranged: Story = {
  tags: ['test-only', 'slow'],
  args: { path: list, prepare: withViews() },
  parameters: { shows: 'Arrange views' },
  play: async ({ userEvent }) => {
    const arrange = () => choose(userEvent, 'Views', 'Arrange views…');
    await arrange();
    (await screen.findByRole('button', { name: /Payroll/ })).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await userEvent.click(screen.getByRole('button', { name: 'Save order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await arrange();
    const moves = await screen.findAllByRole('button', { name: /^Move / });
    await expect(moves[0]).toHaveAccessibleName(/Payroll/);
  },
};

/** Five views are in the menu; a further one cannot be pinned. */
export const PinnedOnAPhone: Story = {
  ...phoneStory,
  tags: ['slow'],
  args: {
    path: `${list}?search=payroll`,
    prepare: (backend) => {
      withViews()(backend);
      const { db } = backend;
      const [first] = db.savedViews ?? [];
      if (!first) return;
      const pinnedBy = { [first.userId ?? 0]: '2026-11-28T10:00:00.000Z' };
      const names = [
        'Waiting for a logo',
        'With a broken link',
        'Hospitality and tourism in Otago',
      ];
      db.savedViews = [
        first,
        ...['Accounting', ...names, 'Agriculture'].map((name, index) => ({
          ...first,
          id: index + 4,
          name,
          query: `search=${index}`,
          pinnedBy,
        })),
      ];
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('View: Payroll'));
    const pin = await screen.findByRole('menuitem', { name: /Pin to side menu/ });
    await expect(pin).toHaveTextContent('5 views are pinned already. Unpin one first.');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await expect(await entry(/^Agriculture ?0/)).toBeVisible();
  },
};
