import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Link, LinkedText, LinkProvider, type SafeHref } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  tags: ['stable'],
  component: Link,
  subcomponents: { LinkedText, LinkProvider },
  args: { href: '#terms', children: 'My products' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <Inline space="xlarge">
        <Link {...args} />
        <Link {...args} iconAfter={ArrowRight} />
        {/* The app checks such addresses with `safeLink`. */}
        <Link href={'https://shop.example/' as SafeHref} newTab>
          View live
        </Link>
      </Inline>
      <Text size="caption" tone="muted">
        You stay signed in on this device for 7 days.{' '}
        <Link href="#privacy" tone="quiet" underline="always">
          Privacy
        </Link>{' '}
        and{' '}
        <Link href="#terms" underline="always">
          terms
        </Link>
        .
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'View live (opens in a new tab)' }),
    ).toHaveAttribute('target', '_blank');
  },
};
