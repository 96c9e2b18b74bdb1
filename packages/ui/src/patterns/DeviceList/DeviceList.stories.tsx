import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { DeviceList } from './DeviceList.tsx';

const meta = {
  title: 'Patterns/DeviceList',
  tags: ['stable'],
  component: DeviceList,
  args: {
    devices: [
      { id: '1', name: 'Firefox on Linux', detail: 'Active now', current: true },
      { id: '2', name: 'Safari on iOS', detail: 'Last active 3 days ago' },
      { id: '3', name: 'Unknown device', detail: 'Last active November 2nd 2026' },
      { id: '4', name: 'Unknown device', detail: 'Last active November 2nd 2026' },
      {
        id: '5',
        name: 'A browser with a very long name that is hardly ever seen on a system of the same kind',
        detail: 'Last active November 2nd 2026',
      },
    ],
    onSignOut: fn(),
  },
  decorators: [
    (Story) => (
      <Card title="Where you are signed in">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DeviceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iOS' }));
    await expect(args.onSignOut).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Unknown device, 2 of 2' }));
    await expect(args.onSignOut).toHaveBeenLastCalledWith('4');
  },
};

export const SigningOut: Story = {
  args: { busy: '2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Signing out' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
