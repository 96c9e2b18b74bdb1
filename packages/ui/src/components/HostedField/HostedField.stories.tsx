import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { expect } from 'storybook/test';
import { HostedField, useHostedLook } from './index.ts';

/** Stands where the other document would be. */
const words = (text: string) => (id: string) => <div id={id}>{text}</div>;

const meta = {
  title: 'Components/HostedField',
  tags: ['stable'],
  component: HostedField,
  args: { label: 'Card number', children: words('4242 4242 4242 4242') },
} satisfies Meta<typeof HostedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { icon: Lock } };
export const Focused: Story = { args: { focused: true } };

export const Invalid: Story = {
  args: { error: 'Your card was declined.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card was declined.');
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

/** The colours of the theme as the other document is told them. */
export const ThemeColours: Story = {
  tags: ['test-only'],
  render: () => <Colours />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Known')).toBeVisible();
  },
};
