import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Heading, headingLooks } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  tags: ['stable'],
  component: Heading,
  args: { children: 'Pending products' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Styles: Story = {
  tags: ['axe'],
  render: (args) => (
    <Stack>
      {headingLooks.map((look) => (
        <Heading key={look} {...args} look={look}>
          {look}: every boat, berth and owner in one place
        </Heading>
      ))}
      <Heading level={1}>
        Southerly Rostering and Leave Management for Hospitality and Seasonal Work
      </Heading>
    </Stack>
  ),
};
