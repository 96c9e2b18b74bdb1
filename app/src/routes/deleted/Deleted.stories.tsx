import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import german from '../../../messages/de/deleted.json';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Listings/Deleted listings',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/apps/deleted' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Deletes the first apps of the vendor, the last of them by staff. */
function deleteSome({ db }: MemoryBackend) {
  const vendor = db.users.find(({ email }) => email === 'vendor@portal.test');
  const staff = db.users.find((user) => user.staff);
  if (!vendor || !staff) throw new Error('The demo has no such users.');
  const own = db.listings.filter(
    ({ collection, accountId }) => collection === 'apps' && accountId === vendor.accountId,
  );
  db.trash = own.slice(0, 3).map((listing, index) => ({
    kind: 'apps',
    record: listing,
    name: listing.values.name,
    slug: listing.slug,
    restore: () => db.listings.push(listing),
    deletedById: index === 2 ? staff.id : vendor.id,
    deletedAt: Date.parse('2026-11-18T09:00:00Z') + index * 86_400_000,
  }));
  db.listings = db.listings.filter((listing) => !own.slice(0, 3).includes(listing));
}

const restoreButtons = () => screen.findAllByRole('button', { name: /^Restore / });

// Rows: X45.8
export const OfAVendor: Story = {
  tags: ['test-only', 'slow'],
  args: { as: 'vendor@portal.test', prepare: deleteSome },
  parameters: { shows: 'Erased on' },
  play: async () => {
    // Staff alone restore what they deleted.
    await expect(await restoreButtons()).toHaveLength(2);
  },
};

// Rows: X45.8
export const OfAllVendors: Story = {
  tags: ['axe'],
  args: { as: 'admin@portal.test', prepare: deleteSome },
  parameters: { shows: 'Erased on' },
  play: async () => {
    await expect(await restoreButtons()).toHaveLength(3);
  },
};

export const Empty: Story = { parameters: { shows: 'No deleted listings' } };

/** The listing is back in its list, the row is gone, and the focus is on the next. */
// Rows: X45.8
export const Restored: Story = {
  tags: ['slow', 'test-only'],
  args: { as: 'vendor@portal.test', prepare: deleteSome },
  parameters: { shows: 'was restored.' },
  play: async ({ userEvent }) => {
    const [first] = await restoreButtons();
    if (!first) throw new Error('Nothing can be restored.');
    // Its column has room for the longest word of all languages, the German one.
    const word = within(first).getByText('Restore');
    word.textContent = german.deleted_restore;
    const rightOf = (element: HTMLElement) => element.getBoundingClientRect().right;
    await expect(rightOf(first)).toBeLessThan(rightOf(screen.getByRole('table')));
    word.textContent = 'Restore';
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await restoreButtons()).toHaveLength(1));
    await expect((await restoreButtons())[0]).toHaveFocus();
    await expect(backendOfStory().db.trash).toHaveLength(2);
  },
};

/** Undo of the message after a deletion, at first without an answer. */
// Rows: X45.8
export const Undone: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/apps/pending' },
  play: async ({ userEvent }) => {
    const [more] = await screen.findAllByRole('button', { name: /^More for / });
    if (!more) throw new Error('The list is empty.');
    const name = more.getAttribute('aria-label')?.replace('More for ', '') ?? '';
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete listing' }));
    const question = await screen.findByRole('alertdialog', { name: `Delete ${name}?` });
    await expect(question).toHaveAccessibleDescription(/restore the rest for 30 days/);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete listing' }));
    const backend = backendOfStory();
    backend.setFaults({ broken: true, only: '/deleted' });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('An unknown error occurred.');
    backend.setFaults({});
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(`${name} was restored.`);
    await screen.findByRole('button', { name: `More for ${name}` });
  },
};

/** From the ⋯ menu of the terms; a term whose listings were moved gets them back. The Undo of a deletion goes with its toast. */
// Rows: X45.8
export const Terms: Story = {
  tags: ['no-picture', 'slow'],
  args: { path: '/locations?sort=used', as: 'admin@portal.test' },
  parameters: { shows: 'was restored.' },
  play: async ({ userEvent, step }) => {
    const rows = async () =>
      within(await screen.findByRole('list', { name: 'Locations' })).findAllByRole('button', {
        name: /^More for/,
      });
    const before = await rows();
    const name = before[0]?.getAttribute('aria-label')?.replace('More for ', '') ?? '';
    const used = (await screen.findAllByText(/^\d+ services?$/))[0]?.textContent ?? '';
    const remove = async () => {
      await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await userEvent.click(await screen.findByRole('combobox', { name: 'Move to' }));
      const [first] = await screen.findAllByRole('option');
      if (first) await userEvent.click(first);
      await userEvent.click(await screen.findByRole('button', { name: 'Move and delete' }));
      await screen.findByText(new RegExp(`^${name} was merged into `));
    };
    await step('Undo', async () => {
      await remove();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await screen.findByText(`${name} was restored.`);
      await waitFor(async () => expect(await rows()).toHaveLength(before.length));
      await expect(screen.getAllByText(used)[0]).toBeVisible();
    });
    await step('the list', async () => {
      await remove();
      const [more] = await screen.findAllByRole('button', { name: 'More actions' });
      if (more) await userEvent.click(more);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Deleted locations' }));
      await expect(await restoreButtons()).toHaveLength(1);
      await expect(screen.getByText(/^Merged into /)).toBeVisible();
      const [restore] = await restoreButtons();
      if (restore) await userEvent.click(restore);
      await screen.findByText(/ was restored\.$/);
      await expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null);
    });
  },
};
