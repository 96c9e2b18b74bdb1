import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const codes = ['7K2MQ', 'H4XJT', '9WPRD', 'C3VNB', 'ZL6YF', '2GQ8K', 'M5TXW', 'R9DHJ'];

const meta = {
  title: 'Patterns/RecoveryCodes',
  tags: ['stable'],
  component: RecoveryCodes,
  args: {
    codes: codes.map((code, index) => `${code}-${codes[(index + 3) % codes.length]}`),
    onDownload: fn(),
  },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Download codes' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};
