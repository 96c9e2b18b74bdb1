import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/layout.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  tags: ['stable'],
  component: Skeleton,
  args: { shape: 'text' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['axe'],
  render: () => (
    <Stack>
      <Inline nowrap space="small">
        <Skeleton shape="circle" />
        <Skeleton shape="block" width={36} />
        <Skeleton shape="block" width={240} height={32} />
      </Inline>
      <Stack space="none">
        <Skeleton shape="text" width="wide" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="short" />
      </Stack>
    </Stack>
  ),
};
