import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Money } from './Money.tsx';

const meta = {
  title: 'Components/Money',
  tags: ['stable'],
  component: Money,
  args: { amount: 38_400, currency: 'USD' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amounts: Story = {
  parameters: { shows: ['¥1,500', '$480'] },
  tags: ['axe'],
  render: (args) => (
    <Stack space="small">
      <Money amount={0} currency="USD" />
      <Money {...args} />
      <Money {...args} cents="always" />
      <Money amount={2999} currency="USD" />
      <Money amount={-4800} currency="NZD" />
      <Money amount={1500} currency="JPY" />
      <Inline>
        <Text as="span" size="lead">
          <Money amount={38_000} currency="USD" />
        </Text>
        <Money amount={48_000} currency="USD" was />
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$480').closest('s')).toHaveTextContent('was $480');
  },
};
