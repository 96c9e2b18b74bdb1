import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TestModeNote } from './TestModeNote.tsx';

const meta = {
  title: 'Patterns/TestModeNote',
  tags: ['stable'],
  component: TestModeNote,
} satisfies Meta<typeof TestModeNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Test mode: no real charges')).toBeVisible();
  },
};
