import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  tags: ['stable'],
  component: VisuallyHidden,
  args: { children: 'to review' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is nothing to see. */
export const Default: Story = {
  tags: ['axe', 'no-picture'],
  render: (args) => (
    <p>
      14 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('to review')).toBeInTheDocument();
  },
};
