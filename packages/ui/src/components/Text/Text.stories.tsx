import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Text, textSizes, textTones } from './Text.tsx';

const meta = {
  title: 'Components/Text',
  tags: ['stable'],
  component: Text,
  args: { children: 'Kererū Mailer sends 1,587 emails a day.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Southerly Rostering and Leave Management for Hospitality and Seasonal Work. '.repeat(
  4,
);

export const Styles: Story = {
  tags: ['axe'],
  render: (args) => (
    <Stack space="xsmall">
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
      {textTones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
      <Text truncate>{long}</Text>
      <Text keepBreaks>{'Please send a link that opens without a login.\n\nThank you.'}</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(long.trim())).toHaveTextContent(long.trim());
  },
};
