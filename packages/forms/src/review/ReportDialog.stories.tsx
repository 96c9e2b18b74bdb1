import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ReportDialog, type ReportDialogProps } from './ReportDialog.tsx';

const meta = {
  title: 'Forms/Review/Report',
  component: ReportDialog,
  args: {
    open: true,
    onClose: fn(),
    onSubmit: fn<ReportDialogProps['onSubmit']>(async () => ({ ok: true })),
    user: '1',
    draftRecord: '7',
    now: () => Date.UTC(2026, 10, 20),
  },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As for a real key: React renders each of its updates at once, while those of a story's key wait for each other. */
async function asRealKey(run: () => Promise<void>) {
  const own = Object.getOwnPropertyDescriptor(window, 'event') ?? {};
  Object.defineProperty(window, 'event', { value: new Event('keydown'), configurable: true });
  await run();
  Object.defineProperty(window, 'event', own);
}

/** The first press of Enter moves the focus to the field that is missing. */
export const DetailsRequired: Story = {
  tags: ['own-colors'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Other' }));
    const details = screen.getByRole('textbox', { name: 'Details' });
    await asRealKey(async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(details).toBeInvalid());
    });
    await waitFor(() => expect(details).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
