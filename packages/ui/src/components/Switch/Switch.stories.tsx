import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  tags: ['stable'],
  component: Switch,
  args: { onChange: fn(), name: 'owned', label: 'NZ owned' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  parameters: { shows: { text: 'Disabled and on', in: ':checked:disabled' } },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack space="small">
      <Switch {...args} help="The company is New Zealand-owned. Shown on the card." />
      <Switch {...args} label="On" defaultChecked />
      <Switch {...args} label="Disabled" disabled />
      <Switch {...args} label="Disabled and on" disabled defaultChecked />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'NZ owned', checked: false });
    await expect(control).toHaveAccessibleDescription(/New Zealand-owned/);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
