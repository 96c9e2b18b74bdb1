import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

const offer = () => backendOfStory().db.offers.find(({ id }) => id === 77);

/** An admin asked for changes to an offer of the vendor. */
const asked = (backend: MemoryBackend) => {
  const own = backend.db.offers.find(({ listing }) => listing.accountId === 2);
  const { title, description, link, label } = own ?? {};
  Object.assign(own ?? {}, {
    id: 77,
    status: 'P',
    version: 3,
    request: {
      at: '2026-11-18T02:00:00.000Z',
      open: true,
      remarks: [],
      message: 'Please say until when.\nThe page of the link is in Norwegian.',
      before: { title, description, link, label },
    },
  });
};

const meta = {
  title: 'Screens/Special offers/Edit a special offer',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'vendor@portal.test', path: '/special-offers/edit/77', prepare: asked },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function resubmit(userEvent: User): Promise<void> {
  const description = await screen.findByRole('textbox', { name: 'Description' });
  await put(userEvent, description, 'Until May 31st.');
  await userEvent.click(screen.getByRole('button', { name: 'Resubmit offer' }));
}

// Rows: X23Q.6
export const Requested: Story = {
  tags: ['axe', 'slow'],
  parameters: { shows: ['Please say until when.', 'Resubmit offer'] },
  play: async () => {
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Three months for one');
    await expect(screen.queryByText(/\$9/)).toBeNull();
  },
};

// Rows: X23Q.6
export const Resubmitted: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Three months for one was submitted for review.' },
  play: async ({ userEvent }) => {
    await resubmit(userEvent);
    await screen.findByRole('list', { name: 'My offers' });
    await expect(offer()).toMatchObject({
      description: 'Until May 31st.',
      request: { open: false },
    });
  },
};

/** The text stays, and the message says who decided. */
export const DecidedMeanwhile: Story = {
  tags: ['slow'],
  parameters: { shows: 'Your changes were not saved.' },
  play: async ({ userEvent }) => {
    await screen.findByRole('textbox', { name: 'Title' });
    Object.assign(offer() ?? {}, { status: 'A', request: null, version: 4 });
    await resubmit(userEvent);
    await waitFor(() => expect(screen.getByText(/Your changes were not saved\.$/)).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Until May 31st.',
    );
    await expect(offer()?.description).not.toBe('Until May 31st.');
  },
};

export const NotWaiting: Story = {
  parameters: { shows: 'This offer isn’t waiting for changes.' },
  args: {
    prepare: (backend) => {
      asked(backend);
      Object.assign(offer() ?? {}, { request: null });
    },
  },
};
