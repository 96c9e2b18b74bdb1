import { type MemoryBackend, makeUser } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../.storybook/widths.ts';
import { type HeldWaits, holdWaits } from '../testing/holdWaits.ts';
import { backendOfStory, goBack, goTo, PortalStory } from '../testing/PortalStory.tsx';
import { withRole } from '../testing/scene.ts';
import { NewVersionNotice } from './newVersion.tsx';
import { Splash } from './Splash.tsx';

const meta = {
  title: 'Screens/App shell',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/apps/active', as: 'vendor@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** Closing a dialog returns the focus in a timeout of 0 ms. */
const rested = () => new Promise((resolve) => setTimeout(resolve));

const menu = () => screen.findByRole('navigation', { name: 'Main' });
const groups = async () =>
  within(await menu())
    .getAllByRole('list')
    .map((list) => list.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent);

/** Looks like My Listings of Listings/Lists. */
// Rows: 1.8, 2.28, 2.29, 3.1
export const VendorMenu: Story = {
  tags: ['no-picture', 'slow'],
  parameters: { shows: 'List your services' },
  play: async ({ userEvent }) => {
    const links = within(await menu()).getAllByRole('link');
    await expect(links[0]).toHaveAccessibleName('Back to the directory');
    await expect(await groups()).toEqual([
      'App Listings',
      'Cloud Experts',
      'Reviews',
      'Special Offers',
    ]);
    await expect(screen.getByRole('button', { name: /Hi, Aroha/ })).toHaveTextContent('FREE');
    const nav = within(await menu());
    await userEvent.click(nav.getByRole('button', { name: 'Reviews', expanded: true }));
    await expect(nav.queryByRole('link', { name: 'My reviews' })).toBeNull();
  },
};

/** The focus moves into the menu, and to the heading of the page that it opens. Back closes the menu. */
export const PhoneMenu: Story = {
  ...phoneStory,
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toContainElement(focused()));
    const [pending] = within(drawer).getAllByRole('link', { name: /^Pending listings/ });
    if (pending) await userEvent.click(pending);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Pending listings' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await rested();
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog');
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(heading).toBeVisible();
  },
};

const viewed = {
  as: 'admin@portal.test',
  prepare: ({ db }: MemoryBackend) => {
    const [viewer, vendor] = ['admin@portal.test', 'vendor@portal.test'].map((email) =>
      db.users.find((user) => user.email === email),
    );
    if (viewer && vendor) db.viewed.set(viewer.id, vendor.id);
  },
} satisfies Story['args'];

/** Support views the portal as a vendor, changes nothing, and stops. */
export const ViewedByStaff: Story = {
  tags: ['test-only', 'slow'],
  args: viewed,
  play: async ({ userEvent }) => {
    const bar = within(await screen.findByRole('region', { name: 'Viewing as a vendor' }));
    await expect(bar.getByText(/^Viewing as Aroha Ngata until/)).toBeVisible();
    await expect(await groups()).not.toContain('Metadata');
    const create = await screen.findByRole('link', { name: 'Create new' });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(create);
    await expect(await screen.findByText(/Stop viewing to do this/)).toBeVisible();
    const [more] = await screen.findAllByRole('button', { name: /^More for/ });
    if (more) await userEvent.click(more);
    const duplicate = await screen.findByRole('menuitem', { name: 'Duplicate' });
    await expect(duplicate).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(duplicate);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(items).toEqual(['Deleted listings']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(bar.getByRole('button', { name: 'Stop viewing' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Hi, Mere/ })).toBeVisible());
    await expect(screen.queryByRole('region', { name: 'Viewing as a vendor' })).toBeNull();
  },
};

/** The same, as long as it lasts. */
export const ViewBar: Story = {
  tags: ['slow'],
  args: viewed,
  play: async () => {
    await screen.findByRole('region', { name: 'Viewing as a vendor' });
  },
};

// Rows: 2.28, 2.29, 3.1
export const AdminMenu: Story = {
  tags: ['axe'],
  args: { as: 'admin@portal.test' },
  play: async () => {
    await expect(await groups()).toEqual([
      'Dashboard',
      'App Listings',
      'Cloud Experts',
      'Reviews',
      'Special Offers',
      'Metadata',
      'Administration',
    ]);
    const nav = within(await menu());
    await expect(nav.getByRole('link', { name: 'Featured NEW' })).toBeVisible();
    await expect(nav.getByRole('link', { name: /^App reviews/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: /SUPER ADMIN/ })).toBeVisible();
  },
};

// Rows: 4.9, 4.10
/** The stored plan may be outdated: the page waits for the session to load. */
export const CheckingAccess: Story = {
  tags: ['slow'],
  parameters: { shows: { in: 'main [data-shape=block]' } },
  args: {
    path: '/services/new',
    as: 'pro@portal.test',
    remembered: makeUser({ plan: 'free' }),
    faults: { timeout: true, only: '/auth/refresh' },
  },
  play: async ({ canvasElement }) => {
    await menu();
    await waitFor(() =>
      expect(canvasElement.querySelector('main [data-shape=block]')).toBeVisible(),
    );
    await expect(screen.queryByText('Listing services requires Premium.')).toBeNull();
  },
};

/** A notice above the page. */
export const NewVersionBanner: Story = {
  tags: ['slow'],
  parameters: { shows: 'A new version of the portal is available.' },
  render: () => <NewVersionNotice />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A new version of the portal is available\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

let waits: HeldWaits;

// Rows: 9.6
export const SplashScreen: Story = {
  tags: ['slow'],
  render: () => <Splash left={3000} />,
  beforeEach: () => {
    waits = holdWaits();
    return waits.release;
  },
  play: async ({ canvas }) => {
    waits.pass(2999);
    const splash = canvas.getByRole('status');
    await expect(splash.querySelector('svg')).toBeVisible();
    await expect(splash).not.toHaveTextContent(/./);
    const { left } = splash.getBoundingClientRect();
    waits.pass(1);
    await expect(splash).toHaveTextContent('Waiting for the server…');
    await expect(splash.getBoundingClientRect().left, 'no layout shift').toBe(left);
  },
};

/** Each page whose calls fail says so, and Retry loads it. */
export const PagesFailed: Story = {
  tags: ['test-only', 'slow'],
  args: { as: 'admin@portal.test', prepare: withRole('owner') },
  play: async ({ userEvent, step }) => {
    await screen.findByRole('heading', { level: 1, name: 'My listings' });
    const failing = [
      ['/brand', 'Brand', 'This page could not be loaded'],
      ['/templates', 'Reason templates', 'This page could not be loaded'],
      ['/keys', 'API keys', 'This page could not be loaded'],
      ['/webhooks', 'Webhooks', 'This page could not be loaded'],
      ['/system', 'System', 'This page could not be loaded'],
      ['/dashboard', 'Dashboard', 'This page could not be loaded'],
      ['/audit', 'Audit log', 'The audit log could not be loaded'],
      ['/notifications', 'Notifications', 'This page could not be loaded'],
    ] as const;
    for (const [path, title, text] of failing)
      await step(path, async () => {
        backendOfStory().setFaults({ broken: true });
        await goTo(path);
        await screen.findByRole('heading', { level: 1, name: title });
        await screen.findByText(text);
        backendOfStory().setFaults({});
        await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
        await waitFor(() => expect(screen.queryByText(text)).toBeNull());
        await screen.findByRole('heading', { level: 1, name: title });
      });
  },
};
