import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DialogError } from './index.ts';

const meta = {
  title: 'Patterns/DialogError',
  tags: ['stable'],
  component: DialogError,
  args: { error: 'The card could not be deleted. Nothing was changed; try again.' },
} satisfies Meta<typeof DialogError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.error));
  },
};

/** The place is there before the words, so that they are read out when they come. */
export const NoError: Story = {
  tags: ['test-only'],
  args: { error: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
