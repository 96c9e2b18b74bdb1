import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { DateText, dateForms } from './DateText.tsx';

const meta = {
  title: 'Components/DateText',
  tags: ['beta'],
  component: DateText,
  args: {
    value: '2026-11-20T08:05:00.000Z',
    timeZone: 'UTC',
    now: Date.parse('2026-11-20T11:10:00.000Z'),
  },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the language of the page: in German “20. November 2026” and “vor 3 Stunden”. */
export const Forms: Story = {
  parameters: {
    shows: ['November 20th 2026', 'Nov 20', 'Friday, November 20th 2026', '3 hours ago'],
  },
  tags: ['axe'],
  render: (args) => (
    <Stack space="small">
      {dateForms.map((show) => (
        <DateText key={show} {...args} show={show} />
      ))}
      <DateText {...args} value="2026-11-19" show="relative" />
      <DateText {...args} value="2026-11-03T09:00:00.000Z" show="relative" />
      <DateText {...args} value="2026-01-03T09:00:00.000Z" show="relative" />
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const ago = canvas.getByText('3 hours ago');
    await expect(ago).toHaveAttribute('datetime', args.value);
    await expect(ago).toHaveAttribute('title', 'November 20th 2026, 08:05');
    await expect(canvas.getByText('yesterday')).toHaveAttribute('datetime', '2026-11-19');
    await expect(canvas.getByText('January 3rd 2026')).toBeVisible();
  },
};
