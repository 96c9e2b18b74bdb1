import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Components/Divider',
  tags: ['beta'],
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <Text>Pay the invoice by card.</Text>
      <Divider {...args} />
      <Text>Pay by bank transfer.</Text>
      <Divider label="or" />
      <Inline space="small">
        <Text>Invoice 311</Text>
        <Divider orientation="vertical" />
        <Text>Due in May</Text>
      </Inline>
    </Stack>
  ),
};
