import type { MemoryBackend } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

let backendOf: MemoryBackend;

const meta = {
  title: 'Screens/Admin/Moderation queue',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: {
    as: 'admin@portal.test',
    path: '/apps/pending/all',
    prepare: (backend) => {
      backendOf = backend;
    },
  },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The listing whose check stands at this place of the queue. */
const at = async (place: number) => {
  const checks = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  const check = checks[place];
  const name = check?.closest('tr, li')?.querySelector('a')?.textContent;
  const listing = backendOf.db.listings.find(({ values }) => values.name === name);
  if (!check || !listing) throw new Error(`Nothing stands at ${place}.`);
  return { check, listing };
};

/** What the vendor of a listing does while it stands in the queue. */
function renamedByItsVendor(listing: Awaited<ReturnType<typeof at>>['listing']) {
  const { users, events } = backendOf.db;
  const vendor = users.find(({ accountId }) => accountId === listing.accountId);
  if (!vendor) throw new Error('It has no vendor.');
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

/** All of it in the window, and nothing lies over it. */
function inView(part: HTMLElement) {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return (
    inWindow && part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  );
}

// Rows: 1.4, 2.31, 4.2, X8
/** Everything that is not approved, without a filter: what waits first, then what was declined. */
export const Default: Story = {
  args: {
    prepare: (backend) => {
      backendOf = backend;
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
    await expect(screen.getByRole('button', { name: 'Status' })).toBeVisible();
    const badges = screen
      .getAllByText(/^(PENDING|DECLINED)$/)
      .map(({ textContent }) => textContent);
    await expect(badges).toEqual(badges.toSorted().reverse());
    await expect(badges).toContain('DECLINED');
    screen.getByRole('link', { name: 'Create new' });
  },
};

// Rows: X8
export const BulkSelection: Story = {
  play: async ({ userEvent }) => {
    for (const place of [0, 1]) await userEvent.click((await at(place)).check);
    await waitFor(() => expect(screen.getByRole('region', { name: '2 selected' })).toBeVisible());
  },
};

// Rows: X8
export const BulkPartialFailure: Story = {
  play: async ({ userEvent }) => {
    const [one, two] = [await at(0), await at(1)];
    await userEvent.click(one.check);
    await userEvent.click(two.check);
    backendOf.setFaults({ broken: true, only: `/apps/${two.listing.id}` });
    const bar = await screen.findByRole('region', { name: '2 selected' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('1 listing could not be approved, 1 was.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: '1 selected' })).toBeVisible());
    await expect([one.listing.status, two.listing.status]).toEqual(['APPROVED', 'PENDING']);
  },
};

// Rows: X8
export const BulkUndo: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { path: '/apps/pending/all?status=pending' },
  play: async ({ userEvent }) => {
    const [one, two] = [await at(0), await at(1)];
    await userEvent.click(one.check);
    await userEvent.click(two.check);
    const bar = await screen.findByRole('region', { name: '2 selected' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Approve' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const told = await screen.findByText('2 listings are pending again.');
    await waitFor(() => expect(told).toBeVisible());
    await expect([one.listing.status, two.listing.status]).toEqual(['PENDING', 'PENDING']);
  },
};

// Rows: X8
/** By keys alone: the bar goes with what was chosen, and the toast with its answer. */
export const FocusAfterBulkAction: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'Pending listings' });
    const one = await at(0);
    one.check.focus();
    await userEvent.keyboard(' ');
    const bar = await screen.findByRole('region', { name: '1 selected' });
    within(bar).getByRole('button', { name: 'Approve' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const told = await screen.findByText('1 listing is pending again.');
    await waitFor(() => expect(told).toBeVisible());
    await expect(heading).toHaveFocus();
  },
};

// Rows: X8
export const LastResultDecided: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    path: '/apps/pending/all?search=Wharfside',
    prepare: (backend) => {
      backendOf = backend;
      const waits = ({ collection, status }: (typeof backend.db.listings)[number]) =>
        collection === 'apps' && status === 'PENDING';
      const one = backend.db.listings.find(waits);
      if (one) one.values.name = 'Wharfside ledger';
    },
  },
  play: async ({ userEvent }) => {
    const { check } = await at(0);
    await userEvent.click(check);
    const bar = await screen.findByRole('region', { name: '1 selected' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Approve' }));
    await screen.findByRole('heading', { name: 'None of these wait any more' });
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await screen.findByRole('heading', { name: /^No listing matches/ });
  },
};

// Rows: X8
export const BulkDecline: Story = {
  tags: ['no-picture'],
  parameters: {
    chromatic: { disableSnapshot: true },
    // For its seconds, the notification lies over the edge of what is at the foot of the page.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
  play: async ({ userEvent }) => {
    const [one, two] = [await at(0), await at(1)];
    await userEvent.click(one.check);
    await userEvent.click(two.check);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline 2 listings?' });
    await userEvent.type(within(dialog).getByLabelText('Reason for decline'), 'Add a price.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline 2 listings' }));
    await waitFor(() =>
      expect([one.listing.note, two.listing.note]).toEqual(['Add a price.', 'Add a price.']),
    );
  },
};

// Rows: X8
export const KeyboardShortcuts: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await at(0);
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keys of this page' });
    await waitFor(() => expect(sheet).toHaveTextContent('Opens the listing whose name'));
  },
};

// Rows: X8
/** The dialog closes, the queue is loaded anew, and above it stands why one is left. */
export const BulkDeclineConflict: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const [one, two] = [await at(0), await at(1)];
    await userEvent.click(one.check);
    await userEvent.click(two.check);
    renamedByItsVendor(two.listing);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline 2 listings?' });
    await userEvent.type(within(dialog).getByLabelText('Reason for decline'), 'Add a price.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline 2 listings' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('link', { name: 'Another name' });
    await expect([one.listing.status, two.listing.status]).toEqual(['DECLINED', 'PENDING']);
    const title = screen.getByText('1 listing could not be declined, 1 was.');
    const told = screen.getByText(/changed this listing less than an hour ago\./);
    for (const words of [title, told]) await waitFor(() => expect(inView(words)).toBe(true));
  },
};

// Rows: X3, X8
export const ReasonKeptAfterConflict: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await BulkDeclineConflict.play?.(context);
    const { userEvent } = context;
    const row = screen.getByRole('link', { name: 'Another name' }).closest('tr, li');
    if (!(row instanceof HTMLElement)) throw new Error('It has no row.');
    await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline…' }));
    const anew = within(await screen.findByRole('dialog', { name: 'Decline 1 listing?' }));
    await expect(anew.getByLabelText('Reason for decline')).toHaveValue('Add a price.');
    await expect(anew.queryByText(/could not be declined/)).toBeNull();
  },
};
