import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { KeyHelp } from '../KeyHelp/index.ts';
import { type Decision, DecisionBar, type DecisionBarProps } from './index.ts';

function Deciding(props: DecisionBarProps) {
  const [value, setValue] = useState<Decision>(props.value);
  const [note, setNote] = useState(props.note);
  return <DecisionBar {...props} value={value} onValue={setValue} note={note} onNote={setNote} />;
}

const meta = {
  title: 'Patterns/DecisionBar',
  component: DecisionBar,
  args: { value: 'pending', note: '', onValue: fn(), onNote: fn(), onDecide: fn() },
  render: (args) => <Deciding {...args} />,
} satisfies Meta<typeof DecisionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Pending' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Keep pending' })).toBeDisabled();
    await expect(canvas.queryByLabelText('Reason for decline')).toBeNull();
  },
};

// Rows: X8
export const ApproveByKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeChecked();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('a');
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};

/** The arrows look through the choices, also after a key has chosen one. */
// Rows: X8
export const ArrowsAfterAKey: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('d');
    await waitFor(() => expect(canvas.getByLabelText('Reason for decline')).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'Approved' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Declined' })).toBeChecked();
    await expect(canvas.getByLabelText('Reason for decline')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Declined' })).toHaveFocus();
  },
};

/** All in one moment, so that no slow machine makes a pause in it. */
const typeOn = (words: string) => {
  for (const key of words) fireEvent.keyDown(document.body, { key, shiftKey: /[A-Z]/.test(key) });
};

/** Somebody did not see that the field is gone. */
// Rows: X8
export const ASentenceDecidesNothing: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    typeOn('Please name a price, and add a a logo');
    await expect(canvas.getByRole('radio', { name: 'Pending' })).toBeChecked();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    typeOn('AA');
    await expect(canvas.getByRole('radio', { name: 'Pending' })).toBeChecked();
    await userEvent.keyboard('{Escape}a');
    await expect(canvas.getByRole('radio', { name: 'Approved' })).toBeChecked();
  },
};

/** The sheet still fades when the next key comes, and has the focus until it is gone. */
// Rows: X8
export const KeyRightAfterTheSheet: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <KeyHelp keys={[{ key: 'A', does: 'Chooses Approved; pressed again, approves' }]} />
      <Deciding {...args} />
    </>
  ),
  beforeEach: () => {
    // Tests ask for less motion; here it is needed.
    const slowly = new CSSStyleSheet();
    slowly.replaceSync(
      '@keyframes leave { to { opacity: 0 } } [role=dialog][data-state=closed] { animation: leave 1s }',
    );
    document.adoptedStyleSheets.push(slowly);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== slowly);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keys of this page' });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}a');
    await expect(sheet).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Approved', hidden: true })).toBeChecked();
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

// Rows: X8
export const DeclineByKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('d');
    const reason = canvas.getByLabelText('Reason for decline');
    await expect(reason).toHaveFocus();
    await userEvent.keyboard('Add a link');
    await expect(reason).toHaveValue('Add a link');
    await expect(canvas.getByRole('radio', { name: 'Declined' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline listing' }));
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};

/** Whoever is out of the field again declines by the key, but never without a word. */
// Rows: X8
export const DeclineByKeyAgain: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('d');
    const reason = canvas.getByLabelText('Reason for decline');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}d');
    await expect(reason).toHaveFocus();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.keyboard('Add a link{Shift>}{Tab}{/Shift}');
    await expect(reason).not.toHaveFocus();
    await userEvent.keyboard('d');
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};

export const DeclineWithPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Declined' }));
    await expect(canvas.getByLabelText('Reason for decline')).not.toHaveFocus();
  },
};

// Rows: 2.34
export const ReasonMissing: Story = {
  args: {
    value: 'declined',
    subject: 'offer',
    noteRequired: true,
    noteError: 'Reason for decline is required',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Reason for decline')).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Decline offer' })).toBeEnabled();
  },
};

export const Busy: Story = {
  args: { value: 'approved', busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Approving' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('a');
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { value: 'approved', disabled: true } };

export const AlreadyDeclined: Story = {
  args: {
    value: 'declined',
    saved: 'declined',
    note: 'Please send a link that opens without a login.',
  },
};

export const ReasonChanged: Story = {
  args: {
    ...AlreadyDeclined.args,
    note: 'Please send a link that opens without a login, or a video.',
    savedNote: 'Please send a link that opens without a login.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change reason' }));
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};
