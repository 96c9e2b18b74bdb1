import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { Text, textSizes, textTones } from './index.ts';

const meta = {
  title: 'Components/Text',
  tags: ['stable'],
  component: Text,
  args: { children: 'Kererū Mailer sends 1,587 letters a day.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack space="xsmall">
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack space="xsmall">
      {textTones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

const long = 'Southerly Rostering and Leave Management for Hospitality and Seasonal Work. '.repeat(
  4,
);

export const Truncated: Story = {
  args: { children: long, truncate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Southerly/)).toHaveAttribute('title', long);
  },
};

export const LineBreaks: Story = {
  args: {
    children: 'Please send a link that opens without a login.\n\nThank you.',
    keepBreaks: true,
  },
};
