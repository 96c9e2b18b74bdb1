import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Components/CopyButton',
  tags: ['stable'],
  component: CopyButton,
  args: { text: 'JBSW Y3DP EHPK 3PXP', label: 'Copy key' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shows: 'Copy key' } };

export const Copied: Story = {
  tags: ['axe'],
  parameters: { shows: { text: 'Copied.', in: 'status' } },
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }));
    await canvas.findByText('Copied.');
    await expect(write).toHaveBeenCalledWith(args.text);
    write.mockRestore();
  },
};

export const NotAllowed: Story = {
  parameters: { shows: 'Couldn’t copy. Select the text instead.' },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }));
    await canvas.findByText(/^Couldn’t copy/);
    write.mockRestore();
  },
};
