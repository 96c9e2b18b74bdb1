import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { PasskeyList } from './PasskeyList.tsx';

const meta = {
  title: 'Patterns/PasskeyList',
  tags: ['stable'],
  component: PasskeyList,
  args: {
    passkeys: [
      {
        id: '1',
        name: 'MacBook',
        detail: 'Added November 2nd 2026 · Last used November 20th 2026',
      },
      { id: '2', name: 'YubiKey 5C', detail: 'Added November 19th 2026 · Not used yet' },
      {
        id: '3',
        name: 'The security key with the blue sticker that lies in the safe of the second floor',
        detail: 'Added November 20th 2026 · Not used yet',
      },
    ],
    onRename: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <Card title="Passkeys">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof PasskeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for YubiKey 5C' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.passkeys[1]);
  },
};
