import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Listings/Order and missing fields',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/apps/pending' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = async () =>
  (await screen.findAllByRole('link', { name: /^Edit / })).map((link) =>
    link.getAttribute('aria-label'),
  );
const head = async (name: string) =>
  within(await screen.findByRole('columnheader', { name: new RegExp(`^${name}`) })).getByRole(
    'button',
  );
const sortSays = (text: string) =>
  waitFor(() => expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveTextContent(text));

/** A press on a head sorts by it alone, a press with Shift by it as well. */
// Rows: X45C.4
export const ByTwoHeads: Story = {
  tags: ['axe', 'slow'],
  parameters: { shows: 'Status, then Name, Z to A' },
  play: async ({ userEvent }) => {
    await userEvent.click(await head('Status'));
    await sortSays('Status');
    const withShift = async (name: string) => fireEvent.click(await head(name), { shiftKey: true });
    await withShift('Listing');
    await sortSays('Status, then Name');
    const before = await names();
    await withShift('Listing');
    await sortSays('Status, then Name, Z to A');
    await waitFor(async () => expect(await names()).not.toEqual(before));
    await expect(screen.getByRole('columnheader', { name: 'Status' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** The last choice of Sort opens the dialog. Another order shows other rows, so it ends a selection, and says so. */
export const FromTheDialog: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/apps/pending?sort=status&thenBy=name' },
  parameters: { shows: 'Newest change, then Name' },
  play: async ({ userEvent }) => {
    await names();
    await sortSays('Status, then Name');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = await screen.findByRole('region', { name: / selected$/ });
    const [count] = bar.getAttribute('aria-label')?.split(' ') ?? [];
    screen.getByRole('combobox', { name: 'Sort' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('option', { name: 'By two fields…' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sort' }));
    const first = dialog.getByRole('combobox', { name: 'Sort by' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('newe');
    await expect(first).toHaveTextContent('Newest change');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await sortSays('Newest change, then Name');
    await screen.findByText(
      `Selection of ${count} cleared: page, search, filter or order changed.`,
    );
    await expect(screen.queryByRole('region', { name: / selected$/ })).toBeNull();
  },
};

const removeLogo = ({ db }: MemoryBackend) => {
  const rows = db.listings.filter(({ status, draft }) => status === 'PENDING' && !draft);
  for (const { values } of rows.slice(0, 2)) values.logo = null;
  for (const { values } of rows) values.trial = null;
};

/** Listings without a logo or a link to a trial. */
// Rows: X45C.5
export const MissingFields: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/apps/pending?missing=logo', prepare: removeLogo },
  parameters: { shows: 'Missing: Free trial link, Logo' },
  play: async ({ userEvent }) => {
    const missing = await screen.findByRole('button', { name: 'Missing: Logo' });
    const before = (await names()).length;
    await userEvent.click(missing);
    (await screen.findByRole('menuitemcheckbox', { name: 'Free trial link' })).focus();
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(async () => expect((await names()).length).toBeGreaterThan(before));
  },
};

export const MissingOnAPhone: Story = {
  ...phoneStory,
  args: { path: '/apps/pending?missing=not.logo&sort=name&thenBy=newest' },
  parameters: { shows: 'Missing: not Logo' },
};
