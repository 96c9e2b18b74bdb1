import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Banner, bannerTones } from './Banner.tsx';

const meta = {
  title: 'Components/Banner',
  tags: ['stable'],
  component: Banner,
  args: { tone: 'info' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack space="small">
      {bannerTones.map((tone) => (
        <Banner key={tone} {...args} tone={tone}>
          You must add a payment method to your account before you can place an order
        </Banner>
      ))}
      <Banner
        tone="caution"
        title="You have unsaved text from November 18th 2026"
        actions={
          <>
            <Button size="compact">Restore</Button>
            <Button size="compact" tone="ghost">
              Discard
            </Button>
          </>
        }
      />
      <Banner tone="caution" icon={WifiOff}>
        You’re offline. What you type is stored on this device. Save when you’re back online.
      </Banner>
      <Banner tone="positive" role="status">
        Account settings updated.
      </Banner>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Account settings updated.');
  },
};
