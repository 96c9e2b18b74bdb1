import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/layout.tsx';
import { Brand, Mark, markSizes } from './Brand.tsx';

const meta = {
  title: 'Components/Brand',
  tags: ['stable'],
  component: Brand,
  subcomponents: { Mark },
  args: { label: 'Harbour loans', mark: <Mark /> },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['axe'],
  render: (args) => (
    <Stack>
      <Brand {...args} />
      <Inline>
        {markSizes.map((size) => (
          <Mark key={size} size={size} />
        ))}
      </Inline>
    </Stack>
  ),
};
