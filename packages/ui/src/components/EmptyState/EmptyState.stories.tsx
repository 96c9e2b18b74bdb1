import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RotateCw } from 'lucide-react';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../layout/layout.tsx';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  tags: ['stable'],
  component: EmptyState,
  args: {
    illustration: 'stones',
    title: 'No products yet',
    children: 'Create a product to sell it in your store.',
    action: (
      <ButtonLink href="#new" tone="primary" icon={Plus}>
        Create new
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

const others: readonly EmptyStateProps[] = [
  {
    illustration: 'search',
    title: 'No product matches “marinna”',
    children: 'Check the spelling or remove filters.',
    action: <Button>Clear search and filters</Button>,
  },
  {
    illustration: 'broken',
    title: 'The products could not be loaded',
    children: 'Something went wrong on the server. Try again.',
    action: <Button icon={RotateCw}>Retry</Button>,
  },
  {
    illustration: 'offline',
    title: 'You’re offline',
    children: 'There’s no stored copy of this page.',
    action: <Button icon={RotateCw}>Retry</Button>,
  },
];

/** No data yet, no match, failed and offline. */
export const Empty: Story = {
  tags: ['axe'],
  render: (args) => (
    <Stack>
      {[args, ...others].map((each) => (
        <Card key={each.title} padding="none">
          <EmptyState {...each} />
        </Card>
      ))}
    </Stack>
  ),
};
