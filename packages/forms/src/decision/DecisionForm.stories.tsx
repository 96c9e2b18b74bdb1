import { Card } from '@portal/ui/components/Card';
import { Text } from '@portal/ui/components/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import { onPage } from '../core/examples/onPage.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { createMemoryDraftStore } from '../testing/index.ts';
import { DecisionForm, type DecisionFormProps, InternalNote } from './index.ts';

const reason = 'Please send a link that opens without a login.';

const meta = {
  title: 'Forms/Moderation decision',
  component: DecisionForm,
  args: {
    subject: 'listing',
    record: { status: 'PENDING', adminNote: null, version: 3 },
    draftRecord: 'app/12',
    user: '1',
    onDecide: fn(async (): Promise<SubmitResult> => ({ ok: true })),
    onDirtyChange: fn(),
    now: () => Date.UTC(2026, 10, 20),
    children: (
      <>
        <Card title="Submitted listing">
          <Text>Whatever is decided about stands here.</Text>
        </Card>
        <InternalNote />
      </>
    ),
  },
  ...onPage,
} satisfies Meta<typeof DecisionForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function decline({ canvas, userEvent }: Context, words: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Decline…' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Reason for decline' }), words);
}

const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: /^Decline listing/ }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve listing' })).toBeEnabled();
    await expect(canvas.queryByRole('textbox', { name: 'Reason for decline' })).toBeNull();
  },
};

export const ReasonEntered: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: { text: '46 / 2,000', in: 'idle form' } },
  play: async (context) => {
    await decline(context, reason);
    await expect(context.args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

export const NoteRequired: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Internal note' })).toHaveAccessibleDescription(
        /Note is required/,
      ),
    );
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const DecisionConflict: Story = {
  parameters: { shows: 'Your decision was not saved.' },
  tags: ['axe'],
  play: async (context) => {
    const { args, canvas } = context;
    const message = 'Aroha Ngata approved it a minute ago. Your decision was not saved.';
    mocked(args.onDecide).mockResolvedValueOnce({ ok: false, message });
    await decline(context, reason);
    await press(context);
    await canvas.findByText(message);
    await expect(canvas.getByRole('textbox', { name: 'Reason for decline' })).toHaveValue(reason);
  },
};

export const Declining: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Declining' },
  args: { onDecide: fn(() => new Promise<SubmitResult>(() => undefined)) },
  play: async (context) => {
    await decline(context, reason);
    await press(context);
  },
};

/** Updates the record with the decision. */
function Decided(props: DecisionFormProps) {
  const [record, setRecord] = useState(props.record);
  return (
    <DecisionForm
      {...props}
      record={record}
      onDecide={async (write, facts) => {
        setRecord({ ...record, ...write, version: record.version + 1 });
        return props.onDecide(write, facts);
      }}
    />
  );
}

/** A declined listing stays declined, with another reason. */
export const ReasonEdited: Story = {
  tags: ['slow'],
  parameters: { shows: ['Change reason', { text: 'Or a video.', in: 'form textarea' }] },
  render: (args) => <Decided {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await decline(context, reason);
    await press(context);
    const sent = { status: 'DECLINED', adminNote: reason, internalNote: null, version: 3 };
    const facts = { key: expect.any(String), note: false };
    await expect(args.onDecide).toHaveBeenCalledWith(sent, facts);
    const change = await canvas.findByRole('button', { name: 'Change reason' });
    await waitFor(() => expect(change).toHaveAttribute('aria-disabled', 'true'));
    await expect(change).toHaveFocus();
    const field = canvas.getByRole('textbox', { name: 'Reason for decline' });
    await userEvent.type(field, ' Or a video.{Control>}{Enter}{/Control}');
    const adminNote = `${reason} Or a video.`;
    await expect(args.onDecide).toHaveBeenLastCalledWith({ ...sent, adminNote, version: 4 }, facts);
    await waitFor(() => expect(change).toHaveAttribute('aria-disabled', 'true'));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(adminNote);
  },
};

const draftStore = createMemoryDraftStore();

/** Decides, and opens the page again. */
function Visits(props: DecisionFormProps) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <Decided key={visit} {...props} draftStore={draftStore} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Come back
      </button>
    </>
  );
}

// Rows: X3
/** Each decision has its own text: restoring one leaves the chosen decision, and sending one removes it alone. */
export const TextPerDecision: Story = {
  tags: ['slow', 'test-only'],
  render: (args) => <Visits {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const message = () => canvas.getByRole('textbox', { name: /^Message to the vendor/ });
    const again = () => userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Request changes…' }));
    await userEvent.type(message(), 'Nearly there.');
    await again();
    await canvas.findByText('“Nearly there.”');
    await decline(context, 'No price.');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(canvas.getByRole('textbox', { name: 'Reason for decline' })).toHaveValue(
      'No price.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Request changes…' }));
    await expect(message()).toHaveValue('Nearly there.');
    await userEvent.click(canvas.getByRole('button', { name: /^Request changes/ }));
    await canvas.findByRole('button', { name: 'Request changes…' });
    await again();
    const key = { user: '1', form: 'decision', record: 'app/12' };
    await waitFor(async () => expect(await draftStore.all(key)).toEqual([]));
    await expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
};

function NewerRecord(props: DecisionFormProps) {
  const [record, setRecord] = useState(props.record);
  const fixed = { status: 'PENDING', adminNote: null, version: 4 } as const;
  return (
    <>
      <DecisionForm {...props} record={record} />
      <button type="button" onClick={() => setRecord(fixed)}>
        Load newer record
      </button>
    </>
  );
}

// Rows: X8
/** A newer record does not move the focus; only its own button retries a failed decision. */
export const ApproveFailed: Story = {
  tags: ['test-only'],
  args: {
    record: { status: 'DECLINED', adminNote: reason, version: 3 },
    onDecide: fn(async () => ({ ok: false, message: 'Nothing was saved.' })),
  },
  render: (args) => <NewerRecord {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('a');
    const approve = canvas.getByRole('button', { name: /^Approve listing/ });
    await expect(approve).toHaveFocus();
    await fireEvent.click(canvas.getByRole('button', { name: 'Load newer record' }));
    await canvas.findByRole('button', { name: /^Decline…/ });
    await expect(approve).toHaveFocus();
    await userEvent.click(approve);
    await canvas.findByText('Nothing was saved.');
    const sent = { adminNote: null, internalNote: null, version: 4 };
    const facts = { key: expect.any(String), note: false };
    await expect(args.onDecide).toHaveBeenLastCalledWith({ status: 'APPROVED', ...sent }, facts);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Internal note' }),
      '{Control>}{Enter}{/Control}',
    );
    await waitFor(() =>
      expect(args.onDecide).not.toHaveBeenLastCalledWith({ status: 'APPROVED', ...sent }, facts),
    );
  },
};
