import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/layout.tsx';
import { LiveRegion } from './LiveRegion.tsx';

function Example() {
  const [told, tell] = useState(false);
  return (
    <Stack>
      <LiveRegion>{told ? <Banner tone="info">The list has changed.</Banner> : null}</LiveRegion>
      <div>
        <Button onClick={() => tell(!told)}>{told ? 'Take it away' : 'Tell'}</Button>
      </div>
    </Stack>
  );
}

const meta = {
  title: 'Components/LiveRegion',
  tags: ['stable'],
  component: LiveRegion,
  args: { children: null },
  render: () => <Example />,
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
    await expect(region).toHaveTextContent('The list has changed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Take it away' }));
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
  },
};
