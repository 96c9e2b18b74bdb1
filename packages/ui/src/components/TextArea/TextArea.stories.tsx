import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  tags: ['stable'],
  component: TextArea,
  args: { onChange: fn(), name: 'description', label: 'Full description' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <TextArea {...args} placeholder="What it does, and for whom" />
      <TextArea {...args} label="Counted" maxSymbols={12} defaultValue="Every boat and berth" />
      <TextArea {...args} label="Invalid" error="Full description is required" />
      <TextArea {...args} label="Disabled" disabled defaultValue="Follows from the plan." />
      <TextArea {...args} label="Read-only" readOnly defaultValue="Sent for review." />
    </Stack>
  ),
};

export const Typing: Story = {
  tags: ['test-only'],
  args: { rows: 2, maxSymbols: 4000, defaultValue: 'Kererū', help: 'Line breaks are kept.' },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Full description' });
    await step('an emoji counts as one symbol', async () => {
      await expect(area).toHaveAccessibleDescription('Line breaks are kept. 6 / 4,000');
      await userEvent.type(area, ' 🚤');
      await expect(canvas.getByText('8 / 4,000')).toBeVisible();
    });
    await step('the area grows with its text', async () => {
      const before = area.offsetHeight;
      await userEvent.type(area, '{enter}two{enter}three{enter}four{enter}five');
      await expect(area.offsetHeight).toBeGreaterThan(before);
      await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    });
  },
};
