import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PagePart, type PagePartProps } from './PagePart.tsx';

const failed = {
  kind: 'failed',
  problem: 'Your recent activity could not be loaded.',
  retry: fn(),
} as const;

const meta = {
  title: 'Patterns/PagePart',
  tags: ['stable'],
  component: PagePart,
  args: {
    title: 'Recent activity',
    help: 'Changes to your password, email address and devices.',
    part: { kind: 'ready', value: 'Nothing has changed yet.' },
    loading: <Skeleton shape="block" height={96} />,
    children: (value) => <Text tone="muted">{String(value)}</Text>,
  },
} satisfies Meta<PagePartProps<unknown>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  args: { foot: <Button>Show all</Button> },
  parameters: { shows: 'Nothing has changed yet.' },
};

export const Loading: Story = {
  args: { part: { kind: 'loading' } },
  parameters: { shows: { in: '[data-shape=block]' } },
};

export const LoadError: Story = {
  tags: ['axe'],
  args: { part: failed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(failed.problem)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(failed.retry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { part: { ...failed, busy: true } },
  play: async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await expect(retry).toHaveAttribute('aria-busy', 'true');
  },
};

/** Loads again when Retry is clicked, and then when Load is. */
function Reloading(props: PagePartProps<unknown>) {
  const [part, setPart] = useState<PagePartProps<unknown>['part']>({
    ...failed,
    retry: () => setPart({ kind: 'loading' }),
  });
  return (
    <>
      <PagePart {...props} part={part} />
      <Button onPointerEnter={() => setPart({ kind: 'ready', value: 'Loaded.' })}>Load</Button>
    </>
  );
}

export const Retried: Story = {
  tags: ['test-only'],
  args: { card: 'failed', children: (value) => <Card title="Activity">{String(value)}</Card> },
  render: (args) => <Reloading {...args} />,
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(retry).toHaveFocus();
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await userEvent.hover(canvas.getByRole('button', { name: 'Load' }));
    await expect(canvas.getByRole('group', { name: 'Recent activity' })).toHaveFocus();
    await expect(canvas.queryByRole('heading', { name: 'Recent activity' })).toBeNull();
  },
};
