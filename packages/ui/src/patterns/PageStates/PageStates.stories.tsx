import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../components/layout/layout.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { ListCard, type ListFrame, OfflineLine, PageLoading, PageState } from './PageStates.tsx';

const meta = {
  title: 'Patterns/PageStates',
  tags: ['stable'],
  component: PageState,
  args: { kind: 'failed' },
} satisfies Meta<typeof PageState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadError: Story = {
  tags: ['axe'],
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Something went wrong on the server.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  parameters: { shows: { in: '[data-shape=block]' } },
  render: () => <PageLoading />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    // The title, its line, and four fields with labels.
    const shapes = [...canvasElement.querySelectorAll('[data-shape]')];
    await expect(shapes).toHaveLength(10);
    await waitFor(() => shapes.map((shape) => expect(shape).toBeVisible()));
  },
};

// Rows: X3
/** In place of a page, and above it. */
export const Offline: Story = {
  parameters: {
    shows: [
      'The server cannot be reached',
      'Changes can’t be saved until you’re back online.',
      'this device can’t store what you type',
    ],
  },
  args: { kind: 'offline', onRetry: fn() },
  render: (args) => (
    <Stack>
      <OfflineLine draftStatus="kept" />
      <OfflineLine />
      <OfflineLine draftStatus="rejected" />
      <PageState {...args} />
    </Stack>
  ),
};

function Bikes() {
  const [state, setState] = useState<ListFrame['state']>('failed');
  const words = {
    empty: { title: 'No bikes yet', text: 'Add one.' },
    noMatch: { filtered: () => 'No bike matches' },
    failed: 'The bikes could not be loaded',
  };
  return (
    <>
      <PageHeader title="Bikes" />
      <ListCard
        state={state}
        onRetry={() => setState('loading')}
        tools={undefined}
        skeleton="Loading"
        words={words}
      >
        None
      </ListCard>
    </>
  );
}

/** Retry of a list is gone while it loads: the heading has the focus. */
export const RetryOfList: Story = {
  tags: ['test-only', 'slow'],
  render: () => <Bikes />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByText('Loading');
    await expect(canvas.getByRole('heading', { name: 'Bikes' })).toHaveFocus();
  },
};
