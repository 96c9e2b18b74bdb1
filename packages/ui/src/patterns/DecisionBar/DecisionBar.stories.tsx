import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { KeyHelp } from '../KeyHelp/KeyHelp.tsx';
import { variants } from '../variants.tsx';
import { DecisionBar, type DecisionBarProps } from './DecisionBar.tsx';

function Deciding(props: DecisionBarProps) {
  const [writing, setWriting] = useState(props.writing);
  const [note, setNote] = useState(props.note);
  return (
    <DecisionBar {...props} writing={writing} onWriting={setWriting} note={note} onNote={setNote} />
  );
}

const meta = {
  title: 'Patterns/DecisionBar',
  tags: ['stable'],
  component: DecisionBar,
  args: { writing: null, note: '', onWriting: fn(), onNote: fn(), onDecide: fn() },
  render: (args) => <Deciding {...args} />,
} satisfies Meta<typeof DecisionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: X8
/** A double click counts as one press. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Reason for decline')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Set to pending' })).toBeNull();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Approve listing' }));
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(args.onDecide).toHaveBeenCalledWith('approved');
  },
};

/** Types without delays, so that a slow machine adds no pause. */
const typeOn = (words: string) => {
  for (const key of words) fireEvent.keyDown(document.body, { key, shiftKey: /[A-Z]/.test(key) });
};

// Rows: X8
export const Shortcuts: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent, step }) => {
    const approve = canvas.getByRole('button', { name: 'Approve listing' });
    await step('typing outside a field decides nothing', async () => {
      typeOn('Please name a price, and add a a logo');
      await userEvent.keyboard('{Escape}');
      typeOn('AA');
      await expect(approve).not.toHaveFocus();
      await expect(args.onDecide).not.toHaveBeenCalled();
    });
    await step('A moves to Approve, and approves when pressed again', async () => {
      await userEvent.keyboard('{Escape}a');
      await expect(approve).toHaveFocus();
      await expect(args.onDecide).not.toHaveBeenCalled();
      await userEvent.keyboard('a');
      await expect(args.onDecide).toHaveBeenLastCalledWith('approved');
    });
    await step('D opens the reason, and declines only once there is one', async () => {
      await userEvent.keyboard('d');
      const reason = canvas.getByLabelText('Reason for decline');
      await expect(reason).toHaveFocus();
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}d');
      await expect(reason).toHaveFocus();
      await expect(args.onDecide).toHaveBeenCalledOnce();
      await userEvent.keyboard('Add a link{Shift>}{Tab}{/Shift}');
      await expect(reason).not.toHaveFocus();
      await userEvent.keyboard('d');
      await expect(args.onDecide).toHaveBeenCalledTimes(2);
      await expect(args.onDecide).toHaveBeenLastCalledWith('declined');
    });
  },
};

/** A shortcut that is pressed while the help dialog is still closing. */
// Rows: X8
export const ShortcutAfterHelp: Story = {
  tags: ['test-only', 'slow'],
  render: (args) => (
    <>
      <KeyHelp keys={[{ key: 'D', does: 'Open the decline reason' }]} />
      <Deciding {...args} />
    </>
  ),
  beforeEach: () => {
    // Tests reduce motion by default; this one needs it.
    const slowly = new CSSStyleSheet();
    slowly.replaceSync(
      '@keyframes leave { to { opacity: 0 } } [role=dialog][data-state=closed] { animation: leave 1s !important }',
    );
    document.adoptedStyleSheets.push(slowly);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== slowly);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}d');
    await expect(sheet).toBeInTheDocument();
    await expect(canvas.getByLabelText('Reason for decline')).toBeInTheDocument();
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

// Rows: X8
/** The focus moves to the field, and on Cancel and Escape to the group. */
export const DeclineWithReason: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    const reason = () => canvas.getByLabelText('Reason for decline');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline…' }));
    await userEvent.type(reason(), 'Add a link');
    for (const leave of [
      () => userEvent.click(canvas.getByRole('button', { name: 'Cancel' })),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await leave();
      await expect(canvas.getByRole('group', { name: 'Decision' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Decline…' }));
    }
    await expect(reason()).toHaveFocus();
    await expect(reason()).toHaveValue('Add a link');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline listing' }));
    await expect(args.onDecide).toHaveBeenCalledWith('declined');
  },
};

// Rows: 2.34
export const ReasonTooLong: Story = {
  tags: ['slow'],
  args: { writing: 'declined', subject: 'review', noteError: 'Maximum 2000 symbols' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Reason for decline')).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Decline review' })).toBeEnabled();
  },
};

export const Approving: Story = {
  tags: ['slow'],
  args: { busy: 'approved' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Approving' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('a');
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

const note = 'Please send a link that opens without a login.';

/** Approved, declined, and declined with a reason that was edited. */
export const Decided: Story = {
  ...variants(Deciding, [
    { saved: 'approved' },
    { saved: 'declined', writing: 'declined', note },
    { saved: 'declined', writing: 'declined', note: `${note} Or a video.`, savedNote: note },
  ]),
  play: async ({ args, canvas, userEvent }) => {
    const buttons = (name: string) => canvas.getAllByRole('button', { name });
    await expect(buttons('Approve listing')).toHaveLength(2);
    const [pending] = buttons('Set to pending');
    const [same, edited] = buttons('Change reason');
    if (!pending || !same || !edited) throw new Error('A button of the bar is missing.');
    await userEvent.click(pending);
    await expect(args.onDecide).toHaveBeenLastCalledWith('pending');
    await userEvent.click(same);
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await userEvent.click(edited);
    await expect(args.onDecide).toHaveBeenLastCalledWith('declined');
  },
};

/** One decision is a button, the others are in a menu. */
export const OnPhone: Story = {
  ...phoneStory,
  tags: ['slow'],
  args: { remarks: 0 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Approve listing' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More decisions' }));
    await screen.findByRole('menuitem', { name: 'Request changes…' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Decline…' }));
    await expect(await canvas.findByLabelText('Reason for decline')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Reason for decline')).toHaveFocus());
  },
};

/** The remarks are on the page; the message is optional with them. */
export const RequestingChanges: Story = {
  args: { remarks: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('textbox', { name: /Message to the vendor/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Request changes \(2\)/ }));
    await expect(args.onDecide).toHaveBeenCalledWith('changes');
  },
};

/** Another admin approved before the request was sent: its text stays, and no decision has it as a reason. */
export const RequestTooLate: Story = {
  tags: ['slow'],
  args: { writing: 'changes', saved: 'approved', note },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /Message to the vendor/ })).toHaveValue(note);
    await expect(canvas.getAllByRole('button')).toEqual([
      canvas.getByRole('button', { name: 'Cancel' }),
    ]);
    canvas.getByRole('group').focus();
    await userEvent.keyboard('dra');
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};
