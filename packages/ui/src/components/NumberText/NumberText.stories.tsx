import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { NumberText } from './NumberText.tsx';

const meta = {
  title: 'Components/NumberText',
  tags: ['beta'],
  component: NumberText,
  args: { value: 1_234.5 },
} satisfies Meta<typeof NumberText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In other languages with their separators: in German 1.234,5. */
export const Numbers: Story = {
  parameters: { shows: ['1,234.5', '12.50', '-48', '25%'] },
  tags: ['axe'],
  render: (args) => (
    <Stack space="small">
      <NumberText {...args} />
      <NumberText value={12.5} decimals={2} />
      <NumberText value={-48} />
      <NumberText value={0.25} percent />
    </Stack>
  ),
};
