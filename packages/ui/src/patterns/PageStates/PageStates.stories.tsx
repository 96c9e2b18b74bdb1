import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { OfflineLine, PageLoading, PageState } from './index.ts';

const meta = {
  title: 'Patterns/PageStates',
  tags: ['stable'],
  component: PageState,
  args: { kind: 'not-found' },
} satisfies Meta<typeof PageState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { href: '#apps', title: 'This listing is not here' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This listing is not here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to my listings' })).toHaveAttribute(
      'href',
      '#apps',
    );
  },
};

export const LoadError: Story = {
  args: { kind: 'failed', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing of yours is lost.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { kind: 'offline', onRetry: fn() } };

export const Loading: Story = {
  render: () => <PageLoading />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    // The head and its line, and four fields with their labels.
    const shapes = [...canvasElement.querySelectorAll('[data-shape]')];
    await expect(shapes).toHaveLength(10);
    await waitFor(() => shapes.map((shape) => expect(shape).toBeVisible()));
  },
};

export const OfflineBanner: Story = {
  render: () => <OfflineLine />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline\./)).toBeVisible();
  },
};

export const OfflineWithoutDrafts: Story = {
  render: () => <OfflineLine keeping="nothing" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/stays on this page only;/)).toBeVisible();
  },
};

// Rows: X3
export const OfflineStorageFull: Story = {
  render: () => <OfflineLine keeping="refused" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/this device does not keep what you type\./)).toBeVisible();
  },
};
