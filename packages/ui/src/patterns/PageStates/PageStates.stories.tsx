import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../components/layout/layout.tsx';
import { OfflineLine, PageLoading, PageState } from './PageStates.tsx';

const meta = {
  title: 'Patterns/PageStates',
  tags: ['stable'],
  component: PageState,
  args: { kind: 'not-found' },
} satisfies Meta<typeof PageState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  parameters: { shows: 'This listing is not here' },
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
  tags: ['axe'],
  args: { kind: 'failed', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing of yours is lost.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  parameters: { shows: { in: '[data-shape=block]' } },
  render: () => <PageLoading />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    // The head and its line, and four fields with their labels.
    const shapes = [...canvasElement.querySelectorAll('[data-shape]')];
    await expect(shapes).toHaveLength(10);
    await waitFor(() => shapes.map((shape) => expect(shape).toBeVisible()));
  },
};

// Rows: X3
/** In place of a page, and above a page that stays. */
export const Offline: Story = {
  parameters: {
    shows: [
      'The server cannot be reached',
      'stays on this page only',
      'this device does not keep what you type',
    ],
  },
  args: { kind: 'offline', onRetry: fn() },
  render: (args) => (
    <Stack>
      <OfflineLine />
      <OfflineLine keeping="nothing" />
      <OfflineLine keeping="refused" />
      <PageState {...args} />
    </Stack>
  ),
};
