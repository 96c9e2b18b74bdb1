import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AuthStory } from '../testing/AuthStory.tsx';
import { type HeldWaits, holdWaits } from '../testing/holdWaits.ts';

let waits: HeldWaits;

const meta = {
  title: 'Tests/Expired reset link',
  tags: ['!autodocs', 'test-only'],
  component: AuthStory,
  parameters: { layout: 'fullscreen' },
  args: { address: '/auth/reset-password?code=too-old', onGo: fn() },
  beforeEach: () => {
    waits = holdWaits();
    return waits.release;
  },
} satisfies Meta<typeof AuthStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function timeOut({ canvas, userEvent }: Stage) {
  for (const name of ['New password', 'Confirm password'])
    await userEvent.type(canvas.getByLabelText(name), 'kahikatea-7');
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
  const alert = await canvas.findByRole('alert');
  await waitFor(() => expect(alert).toHaveFocus());
  await expect(alert).toHaveTextContent('opens in 5 seconds.');
  return alert;
}

// Rows: 8.5, 9.6
export const RedirectAfterFiveSeconds: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await timeOut({ canvas, userEvent });
    waits.pass(4999);
    await expect(args.onGo).not.toHaveBeenCalled();
    waits.pass(1);
    await expect(args.onGo).toHaveBeenCalledWith('/auth/forgot-password');
  },
};

// Rows: 8.5
export const StayOnPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const alert = await timeOut({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Stay on this page' }));
    await expect(alert).toHaveTextContent('You stay on this page.');
    waits.pass(60_000);
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};
