import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Money } from './index.ts';

const meta = {
  title: 'Components/Money',
  tags: ['stable'],
  component: Money,
  args: { amount: 38_400, currency: 'USD' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amounts: Story = {
  render: () => (
    <Stack space="small">
      <Money amount={0} currency="USD" />
      <Money amount={38_400} currency="USD" />
      <Money amount={2999} currency="USD" />
      <Money amount={-4800} currency="NZD" />
      <Money amount={1500} currency="JPY" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$384')).toBeVisible();
    await expect(canvas.getByText('$29.99')).toBeVisible();
    await expect(canvas.getByText('¥1,500')).toBeVisible();
  },
};

export const WithCents: Story = {
  args: { cents: 'always' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$384.00')).toBeVisible();
  },
};

export const ComparePrice: Story = {
  render: (args) => (
    <Inline>
      <Text as="span" size="lead">
        <Money {...args} />
      </Text>
      <Money {...args} amount={48_000} was />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$480')).toHaveTextContent('was $480');
  },
};
