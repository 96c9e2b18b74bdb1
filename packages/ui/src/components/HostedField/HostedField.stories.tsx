import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { HostedField, useHostedLook } from './HostedField.tsx';

/** Placeholder for the other document. */
const words = (text: string) => (id: string) => <div id={id}>{text}</div>;

const meta = {
  title: 'Components/HostedField',
  tags: ['stable'],
  component: HostedField,
  args: { label: 'Card number', children: words('4242 4242 4242 4242') },
} satisfies Meta<typeof HostedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe'],
  render: (args) => (
    <Stack>
      <HostedField {...args} icon={Lock} />
      <HostedField {...args} label="Focused" focused />
      <HostedField {...args} label="Invalid" error="Your card was declined." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const error = canvas.getByText('Your card was declined.');
    await expect(error.closest('[role=alert]')).toBeInTheDocument();
  },
};

function Colours() {
  const { look, probe } = useHostedLook();
  return (
    <div>
      {probe}
      <p>
        {look && Object.values(look).every((colour) => colour.startsWith('rgb')) ? 'Known' : ''}
      </p>
    </div>
  );
}

/** The theme colours as passed to the other document. */
export const ThemeColours: Story = {
  tags: ['test-only'],
  render: () => <Colours />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Known')).toBeVisible();
  },
};
