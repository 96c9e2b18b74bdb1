import { Button } from '@portal/ui/components/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../core/submitResult.ts';
import { createMemoryDraftStore } from '../testing/index.ts';
import { ReasonDialog, type ReasonDialogProps } from './index.ts';

/** Opens the dialog, and remounts it as after a reload. */
function Visits(props: ReasonDialogProps) {
  const [visit, setVisit] = useState(1);
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Decline…</Button>
      <Button onClick={() => setVisit(visit + 1)}>Come back</Button>
      <ReasonDialog key={visit} {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Forms/Decline dialog',
  component: Visits,
  parameters: { controls: { disable: true } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Decline this offer?',
    description: 'The vendor is refunded and sees your reason.',
    confirm: 'Decline offer',
    cancel: 'Keep it',
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })),
    user: '1',
    draftRecord: 'special-offers/7',
    now: () => Date.UTC(2026, 10, 20),
  },
} satisfies Meta<typeof Visits>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Reason for decline' });
const decline = () => screen.findByRole('button', { name: 'Decline offer' });
const words = 'The link does not open.';
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// Rows: 2.39
export const ReasonRequired: Story = {
  args: { required: 'Reason for decline is required' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await decline());
    await screen.findByText('Reason for decline is required');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const DecisionConflict: Story = {
  tags: ['axe'],
  play: async ({ args, userEvent }) => {
    const message = 'Aroha Ngata approved this offer 2 minutes ago. Your decision was not saved.';
    mocked(args.onSubmit).mockResolvedValueOnce({ ok: false, message });
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.type(await field(), words);
    await userEvent.click(await decline());
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    await expect(await field()).toHaveValue(words);
  },
};

/** A reason survives cancelling and a reload, and is deleted with the decision. */
// Rows: X3
export const LocalDraftRestored: Story = {
  tags: ['test-only', 'slow'],
  loaders: [async () => ({ draftStore: createMemoryDraftStore() })],
  render: (args, { loaded: { draftStore } }) => <Visits {...args} draftStore={draftStore} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await field(), words);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline…' }));
    await expect(await field()).toHaveValue(words);
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline…' }));
    await expect(await field()).toHaveValue('');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
    await expect(await field()).toHaveValue(words);
    await userEvent.click(await decline());
    await expect(args.onSubmit).toHaveBeenCalledWith(words, expect.any(String));
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline…' }));
    await expect(await field()).toHaveValue('');
    await expect(screen.queryByText(/^You have unsaved text from/)).toBeNull();
    await userEvent.click(await decline());
    await expect(args.onSubmit).toHaveBeenLastCalledWith(null, expect.any(String));
    await closed();
  },
};
