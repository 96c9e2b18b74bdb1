import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './index.ts';

const meta = {
  title: 'Components/TextArea',
  tags: ['stable'],
  component: TextArea,
  args: { name: 'description', label: 'Full description' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What it does, and for whom' } };

export const WithCounter: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: {
    maxSymbols: 4000,
    defaultValue: 'Keeps every boat, berth and owner in one place.',
    help: 'Line breaks are kept.',
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Full description' });
    await expect(area).toHaveAccessibleDescription('Line breaks are kept. 47 / 4,000');
    await userEvent.type(area, ' 🚤');
    await expect(canvas.getByText('49 / 4,000')).toBeVisible();
  },
};

export const AutoGrow: Story = {
  args: { rows: 2 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const before = area.offsetHeight;
    await userEvent.type(area, 'One{enter}two{enter}three{enter}four{enter}five');
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
};

export const Invalid: Story = { args: { error: 'Full description is required' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Follows from the plan.' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Sent for review.' } };
