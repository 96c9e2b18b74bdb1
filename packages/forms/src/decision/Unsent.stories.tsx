import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onPage } from '../core/examples/onPage.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { createMemoryDraftStore } from '../testing/index.ts';
import { AddRemark, DecisionForm, RemarkFields, UnsentDecisions } from './index.ts';

const link = { field: 'link', label: 'Link' };
const user = '1';
const draftRecord = 'app/12';
const at = Date.UTC(2026, 10, 20);

interface LateProps {
  onDecide: (status: string) => void;
}

/** Another admin approves before the request is sent. Then the listing can be set to pending. */
function Late({ onDecide }: LateProps) {
  const [record, setRecord] = useState<{
    status: 'PENDING' | 'APPROVED';
    adminNote: null;
    version: number;
  }>({ status: 'PENDING', adminNote: null, version: 3 });
  return (
    <DecisionForm
      subject="listing"
      record={record}
      draftRecord={draftRecord}
      user={user}
      now={() => at}
      onDirtyChange={() => undefined}
      onDecide={async (write): Promise<SubmitResult> => {
        const late = write.version === 3;
        setRecord({
          status: late ? 'APPROVED' : 'PENDING',
          adminNote: null,
          version: late ? 4 : 5,
        });
        onDecide(write.status);
        return late ? { ok: false, message: 'Your decision was not saved.' } : { ok: true };
      }}
    >
      {record.status === 'PENDING' ? (
        <>
          <AddRemark {...link} />
          <RemarkFields {...link} />
        </>
      ) : null}
    </DecisionForm>
  );
}

const meta = {
  title: 'Forms/Unsent decision',
  component: Late,
  args: { onDecide: fn() },
  ...onPage,
  parameters: { ...onPage.parameters, controls: { disable: true } },
} satisfies Meta<typeof Late>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const message = 'Nearly there.';
const remark = 'It asks for a login.';

async function requestLate({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add a remark on Link' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Remark on Link' }), remark);
  await userEvent.click(canvas.getByRole('button', { name: /^Request changes \(1\)…/ }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Message to the vendor/ }), message);
  await userEvent.click(canvas.getByRole('button', { name: /^Request changes \(1\)/ }));
  await canvas.findByText('Your remarks were not sent.');
}

/** The remarks are shown, although the listing has no fields for them any more. */
export const RequestTooLate: Story = {
  tags: ['axe'],
  parameters: { shows: `Link: ${remark}` },
  play: requestLate,
};

/** Without the remarks the listing can be declined. */
export const Discarded: Story = {
  tags: ['test-only'],
  play: async (context) => {
    await requestLate(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline…' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Decline listing/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('DECLINED');
  },
};

/** Set to pending, the listing has its remarks and message again. */
export const SetToPending: Story = {
  tags: ['test-only', 'slow'],
  play: async (context) => {
    await requestLate(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set to pending' }));
    await expect(await canvas.findByRole('textbox', { name: 'Remark on Link' })).toHaveValue(
      remark,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Request changes \(1\)…/ }));
    await expect(canvas.getByRole('textbox', { name: /^Message to the vendor/ })).toHaveValue(
      message,
    );
  },
};

const draftStore = createMemoryDraftStore();
const draft = {
  id: 'a',
  values: {
    message,
    remarks: [{ ...link, key: 'a', item: null, required: true, text: remark }],
  },
  version: 3,
  storedAt: at,
  attempt: null,
};

/** On a page that no longer decides, the texts of an earlier visit can be copied. */
export const AfterReload: Story = {
  parameters: { shows: `Message to the vendor: ${message}` },
  loaders: [() => draftStore.put({ user, form: 'decision', record: draftRecord }, draft)],
  render: () => <UnsentDecisions user={user} draftStore={draftStore} draftRecord={draftRecord} />,
  play: async ({ canvas }) => {
    await canvas.findByText(`Link: ${remark}`);
  },
};
