import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory.tsx';

const owner = ({ db }: MemoryBackend) => {
  for (const user of db.users) if (user.staff) user.staffRoles = ['owner'];
};

const today = Date.parse('2026-11-20T00:00:00Z');
const ago = (days: number) => new Date(today - days * 24 * 60 * 60 * 1000).toISOString();

/** Every part has a problem. */
function failing(backend: MemoryBackend) {
  owner(backend);
  backend.db.mailProblem = 'The mail server rejected the name or password in SMTP_URL. (EAUTH 535)';
  backend.db.system = {
    database: { kind: 'sqlite', version: '3.51.0', bytes: 86e6, pending: true },
    mail: { transport: 'smtp', from: 'Customer portal <no-reply@portal.test>', sent: ago(3) },
    storage: {
      folder: '/srv/portal',
      files: 12_408,
      bytes: 3.1e9,
      free: 0,
      writable: false,
      bucket: null,
    },
    payments: { mode: 'test', webhook: null },
    jobs: [
      { kind: 'emails', waiting: 4, failed: 31, oldest: ago(2), problem: 'EAUTH 535' },
      { kind: 'refunds', waiting: 0, failed: 1, oldest: ago(1), problem: null },
      { kind: 'events', waiting: 2, failed: 0, oldest: ago(2), problem: null },
      { kind: 'webhooks', waiting: 1, failed: 3, oldest: ago(2), problem: null },
    ],
    backup: ago(40),
  };
}

const meta = {
  title: 'Screens/Admin/System',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/system', as: 'admin@portal.test', prepare: owner },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = () => screen.findByRole('heading', { level: 1, name: /^System/ });
const card = (name: string) => screen.findByRole('region', { name });

export const Healthy: Story = {
  parameters: { shows: 'Everything works.' },
  tags: ['axe'],
  play: async ({ userEvent, step }) => {
    await heading();
    await step('each part has a status and its facts', async () => {
      const database = within(await card('Database'));
      await expect(database.getByText('OK')).toBeVisible();
      await expect(database.getByText('PostgreSQL 17.2')).toBeVisible();
    });
    await step('the navigation of Administration leads to the page', async () => {
      const pages = within(screen.getByRole('navigation', { name: 'Administration' }));
      await expect(pages.getByRole('link', { name: 'System', current: 'page' })).toBeVisible();
    });
    await step('a test email is sent to the owner', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send me a test email' }));
      await expect(
        await screen.findByText('The test email to admin@portal.test was accepted.'),
      ).toBeVisible();
    });
  },
};

export const Settings: Story = {
  tags: ['slow'],
  parameters: { shows: 'PUBLIC_URL' },
  play: async ({ userEvent }) => {
    await heading();
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    const table = within(await screen.findByRole('table', { name: 'Settings' }));
    await expect(table.getByRole('row', { name: /^SECRET Set/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^STRIPE_API_BASE Not set/ })).toBeVisible();
  },
};

export const Failing: Story = {
  tags: ['no-picture', 'slow'],
  parameters: { shows: '5 parts need attention.' },
  args: { prepare: failing },
  play: async ({ userEvent, step }) => {
    await heading();
    await step('each part says what to do', async () => {
      await expect(screen.getByText('6 parts need attention.')).toBeVisible();
      const storage = within(await card('Storage'));
      await expect(storage.getByText('Failed')).toBeVisible();
      await expect(storage.getByText(/^Make the folder writable/)).toBeVisible();
    });
    await step('a rejected test email is explained', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send me a test email' }));
      await expect(await screen.findByText(/rejected the name or password/)).toBeVisible();
    });
    await step('failed jobs can be retried', async () => {
      const jobs = within(await card('Background jobs'));
      await userEvent.click(jobs.getByRole('button', { name: 'Retry emails' }));
      await expect(await screen.findByText('31 jobs are being retried.')).toBeVisible();
      await expect(await jobs.findByText(/^35 waiting/)).toBeVisible();
      await expect(jobs.queryByRole('button', { name: 'Retry emails' })).not.toBeInTheDocument();
    });
  },
};

export const ActionError: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: failing, faults: { broken: true, only: '/system/' } },
  play: async ({ userEvent }) => {
    const jobs = within(await card('Background jobs'));
    await userEvent.click(jobs.getByRole('button', { name: 'Retry refunds' }));
    await expect(await screen.findByText('An unknown error occurred.')).toBeVisible();
    await expect(jobs.getByRole('button', { name: 'Retry refunds' })).toBeEnabled();
  },
};
