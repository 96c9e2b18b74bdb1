import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

/** A picture with the three corners of a code, which no scanner reads. */
const modules = Array.from({ length: 25 }, (_row, y) =>
  Array.from({ length: 25 }, (_module, x) => {
    const from = (edge: number, at: number) => Math.abs(at - edge);
    const corner = (cx: number, cy: number) => Math.max(from(cx, x), from(cy, y));
    const ring = Math.min(corner(3, 3), corner(21, 3), corner(3, 21));
    return ring <= 4 ? ring !== 2 && ring !== 4 : (x * 7 + y * 11 + x * y) % 3 === 0;
  }),
);

const meta = {
  title: 'Components/QrCode',
  tags: ['stable'],
  component: QrCode,
  args: { modules, label: 'QR code of the setup key. Enter the key below by hand instead.' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^QR code of the setup key/ })).toBeVisible();
  },
};
