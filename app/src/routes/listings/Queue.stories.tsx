import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';
import { addReviewer, asSupport } from '../../testing/scene.ts';

const meta = {
  title: 'Screens/Admin/Moderation queue',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: {
    as: 'admin@portal.test',
    path: '/apps/pending/all',
  },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** The listing whose checkbox is at this position of the queue. */
const at = async (place: number) => {
  const checks = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  const check = checks[place];
  const name = check?.closest('tr, li')?.querySelector('a')?.textContent;
  const listing = backendOfStory().db.listings.find(({ values }) => values.name === name);
  if (!check || !listing) throw new Error(`The queue has no row ${place}.`);
  return { check, listing };
};

/** The vendor changes a listing that is in the queue. */
function renamedByItsVendor(listing: Awaited<ReturnType<typeof at>>['listing']) {
  const { users, events } = backendOfStory().db;
  const vendor = users.find(({ accountId }) => accountId === listing.accountId);
  if (!vendor) throw new Error('The listing has no vendor.');
  listing.version += 1;
  listing.values.name = 'Another name';
  events.push({
    id: events.length + 1,
    listing,
    kind: 'edited',
    from: 'PENDING',
    to: 'PENDING',
    fields: ['name'],
    note: null,
    internalNote: null,
    actorId: vendor.id,
    createdAt: '2026-11-20T00:00:00Z',
  });
}

/** Whether all of it is in the window and nothing covers it. */
function inView(part: HTMLElement) {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return (
    inWindow && part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  );
}

// Rows: 1.4, 2.31, 4.2, X8
/** Everything that is not approved, without a filter: pending first, then declined. */
export const Default: Story = {
  parameters: { shows: 'Start reviewing' },
  tags: ['axe', 'slow'],
  args: {
    prepare: (backend) => {
      const apps = backend.db.listings.filter(({ collection }) => collection === 'apps');
      const declined = apps.find(({ status, draft }) => status === 'PENDING' && !draft);
      Object.assign(declined ?? {}, { status: 'DECLINED', submittedAt: '2020-01-01T00:00:00Z' });
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Pending listings' });
    const start = await screen.findByRole('link', { name: 'Start reviewing' });
    const { check, listing } = await at(0);
    await expect(check).not.toBeChecked();
    await expect(start).toHaveAttribute('href', `/apps/pending/view/${listing.slug}`);
    await expect(screen.getByRole('button', { name: /^(Assigned|Filters)$/ })).toBeVisible();
    const badges = screen
      .getAllByText(/^(PENDING|DECLINED)$/)
      .map(({ textContent }) => textContent);
    await expect(badges).toEqual(badges.toSorted().reverse());
    await expect(badges).toContain('DECLINED');
    screen.getByRole('link', { name: 'Create new' });
  },
};

/** Support decides nothing, and selects listings only to move them. */
export const ReadOnly: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: asSupport },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { level: 1, name: 'Pending listings' });
    await screen.findByRole('searchbox');
    await expect(await screen.findAllByText('PENDING')).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Harbour Stock' }));
    const bar = within(await screen.findByRole('region', { name: '1 selected' }));
    await expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Edit…',
      'Clear',
    ]);
    await expect(screen.queryByRole('link', { name: 'Start reviewing' })).toBeNull();
    await expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'View Harbour Stock' })).toBeVisible();
  },
};

/** Selects the first two listings of the queue. */
async function selectTwo(userEvent: User) {
  const [one, two] = [await at(0), await at(1)];
  await userEvent.click(one.check);
  await userEvent.click(two.check);
  const bar = await screen.findByRole('region', { name: '2 selected' });
  return { one: one.listing, two: two.listing, bar: within(bar) };
}

async function declineTwo(userEvent: User, reason: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Decline…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline 2 listings?' }));
  await put(userEvent, dialog.getByLabelText('Reason for decline'), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Decline 2 listings' }));
}

/** One of two that match is assigned to the user; two other moderators have it open. After the last result, all is reviewed. */
// Rows: X23T4, X8
export const LastResultDecided: Story = {
  tags: ['test-only', 'slow'],
  args: {
    path: '/apps/pending/all?search=Wharfside&assigned=me',
    prepare: (backend) => {
      const { db } = backend;
      const [one, two] = db.listings.filter(
        ({ collection, status, draft }) => collection === 'apps' && status === 'PENDING' && !draft,
      );
      if (!one || !two) throw new Error('Two apps have to be pending.');
      one.values.name = 'Wharfside ledger';
      two.values.name = 'Wharfside rosters';
      db.assignments.set(one, 1);
      addReviewer(backend, { kind: 'apps', id: one.id });
      addReviewer(backend, { kind: 'apps', id: one.id }, 'Josephine-Alexandrina');
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByText('Assigned to you');
    await screen.findByText(/are reviewing this/);
    await expect(screen.queryByText('Wharfside rosters')).toBeNull();
    await userEvent.click((await at(0)).check);
    const bar = await screen.findByRole('region', { name: '1 selected' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Approve' }));
    await screen.findByRole('heading', { name: 'All reviewed' });
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await screen.findByRole('heading', { name: /^No listing matches/ });
  },
};

/** Reloads the queue and explains why one listing is left; its reason stays typed. */
// Rows: X3, X8
export const BulkDeclineConflict: Story = {
  tags: ['no-picture', 'slow'],
  play: async ({ userEvent }) => {
    const { one, two } = await selectTwo(userEvent);
    renamedByItsVendor(two);
    await declineTwo(userEvent, 'Add a price.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const link = await screen.findByRole('link', { name: 'Another name' });
    await expect([one.status, one.note, two.status]).toEqual([
      'DECLINED',
      'Add a price.',
      'PENDING',
    ]);
    const title = screen.getByText('1 listing could not be declined, 1 was.');
    const message = screen.getByText(/changed this listing less than an hour ago\./);
    for (const words of [title, message]) await waitFor(() => expect(inView(words)).toBe(true));
    const row = link.closest('tr, li');
    if (!(row instanceof HTMLElement)) throw new Error('The checkbox is not in a row.');
    await userEvent.click(await within(row).findByRole('checkbox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline…' }));
    const again = within(await screen.findByRole('dialog', { name: 'Decline Another name?' }));
    again.getByText('The vendor sees your reason.');
    await expect(again.getByLabelText('Reason for decline')).toHaveValue('Add a price.');
    await expect(again.queryByText(/could not be declined/)).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

// Rows: X23W.3
/** Listings that have waited longer than the operator's limit are marked. */
export const OverLimit: Story = {
  tags: ['slow'],
  args: {
    prepare: (backend) => {
      backend.db.reviewLimitHours = 72;
      const waiting = backend.db.listings.filter(
        ({ status, draft }) => status === 'PENDING' && !draft,
      );
      for (const [index, listing] of waiting.entries())
        listing.submittedAt = `2026-11-${index % 2 ? 19 : 12}T00:00:00Z`;
    },
  },
  play: async () => {
    const [first] = await screen.findAllByText('Over 3 days');
    await expect(first?.closest('tr')).toHaveTextContent('8 days');
    const fresh = screen.getAllByText('1 day')[0]?.closest('tr');
    await expect(fresh).not.toHaveTextContent('Over 3 days');
  },
};
