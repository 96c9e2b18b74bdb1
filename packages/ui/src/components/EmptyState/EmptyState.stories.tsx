import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RotateCw } from 'lucide-react';
import { Button, ButtonLink } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Components/EmptyState',
  tags: ['stable'],
  component: EmptyState,
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoItems: Story = {
  args: {
    drawing: 'stones',
    title: 'No app listings yet',
    children: 'A listing puts your app in front of small businesses that are looking for one.',
    action: (
      <ButtonLink href="#new" tone="primary" icon={Plus}>
        Create new
      </ButtonLink>
    ),
  },
};

export const NoResults: Story = {
  args: {
    drawing: 'search',
    title: 'No listing matches “marinna”',
    children: 'Check the spelling, or look in fewer filters.',
    action: <Button>Clear search and filters</Button>,
  },
};

export const LoadError: Story = {
  args: {
    drawing: 'broken',
    title: 'The listings could not be loaded',
    children: 'The server did not answer. Nothing of yours is lost.',
    action: <Button icon={RotateCw}>Retry</Button>,
  },
};

export const Offline: Story = {
  args: {
    drawing: 'offline',
    title: 'You are offline',
    children:
      'This page was not opened before, so there is no copy to show. It loads by itself when you are back.',
    action: <Button icon={RotateCw}>Retry</Button>,
  },
};
