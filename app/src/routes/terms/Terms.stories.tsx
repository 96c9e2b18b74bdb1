import type { MemoryBackend } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

// Rows: 2.25, 2.26, 2.40, 3.7, 5.7, 7.4, 7.10
const meta = {
  title: 'Screens/Admin/Metadata',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { path: '/categories', as: 'admin@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const list = (name: string) => screen.findByRole('list', { name });

export const Categories: Story = {
  play: async () => {
    await heading('Categories');
    await expect(
      within(await list('Categories')).getAllByText(/listing|Not used/)[0],
    ).toBeVisible();
  },
};

export const Industries: Story = {
  args: { path: '/industries' },
  play: async () => {
    await heading('Industries');
    await list('Industries');
  },
};

export const Locations: Story = {
  args: { path: '/locations?sort=used' },
  play: async () => {
    await heading('Locations');
    await list('Locations');
  },
};

export const CategoryDetail: Story = {
  args: { path: '/categories/view/1' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Subcategory name' })).toBeVisible();
  },
};

export const CategoryNotFound: Story = {
  tags: ['test-only'],
  args: { path: '/categories/view/nowhere' },
  play: async () => {
    await heading('Categories');
    await waitFor(() => expect(screen.getByText('There is no such category.')).toBeVisible());
  },
};

export const AddedImmediately: Story = {
  tags: ['test-only'],
  args: { path: '/locations' },
  play: async ({ userEvent }) => {
    await list('Locations');
    const field = screen.getByRole('textbox', { name: 'Location' });
    await userEvent.click(screen.getByRole('button', { name: 'Add location' }));
    await expect(field).toHaveAccessibleDescription('Location is required');
    await userEvent.type(field, 'Rēkohu{Enter}');
    await expect(await within(await list('Locations')).findByText('Rēkohu')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Rēkohu was added.')).toBeVisible());
    await expect(field).toHaveValue('');
  },
};

/** What the server refuses leaves the list again, and is told at the field. */
export const AddRejected: Story = {
  args: { path: '/industries' },
  play: async ({ userEvent }) => {
    const [first] = within(await list('Industries')).getAllByRole('listitem');
    const taken = first?.querySelector('p')?.textContent ?? '';
    const before = within(await list('Industries')).getAllByRole('listitem').length;
    const field = screen.getByRole('textbox', { name: 'Industry name' });
    await userEvent.type(field, `${taken}{Enter}`);
    await expect(await screen.findByText(`There is already an industry “${taken}”.`)).toBeVisible();
    await expect(field).toHaveValue(taken);
    await expect(within(await list('Industries')).getAllByRole('listitem')).toHaveLength(before);
  },
};

export const DeleteInUse: Story = {
  args: { path: '/industries?sort=used' },
  play: async ({ userEvent }) => {
    const [used] = within(await list('Industries')).getAllByRole('button', { name: /^More for/ });
    if (!used) throw new Error('no row');
    await userEvent.click(used);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.getByText(/Move (it|them) to another industry first/)).toBeVisible(),
    );
  },
};

export const NoResults: Story = {
  args: { path: '/industries?search=zeppelins' },
  play: async () => {
    await expect(await screen.findByText(/No industr/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    path: '/locations',
    prepare: ({ db }) => {
      db.locations.length = 0;
    },
  },
  play: async () => {
    await heading('Locations');
  },
};

export const LoadError: Story = {
  args: { faults: { broken: true, only: '/categories' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { faults: { slow: 600_000, only: '/categories' } },
  play: async () => {
    await heading('Categories');
  },
};

/** The backend of the story that is open, for what it was asked. */
let asked: MemoryBackend;

const hundreds = (backend: MemoryBackend) => {
  asked = backend;
  const [first] = backend.db.locations;
  if (!first) throw new Error('There is no location.');
  backend.db.locations = Array.from({ length: 250 }, (_, index) => ({
    ...first,
    id: index + 1,
    name: `Place ${index + 1}`,
    slug: `place-${index + 1}`,
  }));
};

// Rows: 7.2, 9.3
export const ManyLocationsLoading: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    path: '/locations',
    prepare: hundreds,
    faults: { slow: 600_000, only: '/locations' },
  },
  play: async () => {
    await heading('Locations');
    await screen.findByText('Loading the locations');
    await expect(asked.calls.filter((call) => call === 'GET /locations')).toHaveLength(2);
  },
};

// Rows: 7.2
export const ManyLocations: Story = {
  args: { path: '/locations?search=place%20250', prepare: hundreds },
  play: async () => {
    await expect(await within(await list('Locations')).findByText('Place 250')).toBeVisible();
    await expect(asked.calls.filter((call) => call === 'GET /locations')).toHaveLength(3);
  },
};

// Rows: X5
export const Offline: Story = {
  args: { path: '/locations', faults: { offline: true, only: '/locations' } },
  play: async () => {
    await expect(await screen.findByText('The server cannot be reached')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    prepare: ({ db }) => {
      for (const term of db.categories)
        term.name = `${term.name} ${'and what belongs to it '.repeat(9)}`.slice(0, 200);
    },
  },
  play: async () => {
    await list('Categories');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
