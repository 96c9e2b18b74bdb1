import { textRule } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { assert, object, string } from 'superstruct';
import {
  createAttempts,
  createDraftKeeper,
  Form,
  FormErrors,
  FormTextField,
  KeptTextBanner,
  type Rules,
  SubmitBar,
  type SubmitResult,
  useForm,
  useKeptText,
} from '../index.ts';

type Note = { note: string };
const stored: Note = { note: '' };
const rules: Rules<Note> = { fields: { note: textRule({ required: 'Note is required' }) } };
const databaseName = 'kept-text-story';
const keeper = createDraftKeeper(databaseName);
const place = { user: '1', form: 'note', record: 'new' };
const now = () => Date.UTC(2026, 10, 20);

function readNote(values: unknown): Note | null {
  try {
    assert(values, object({ note: string() }));
    return values;
  } catch {
    return null;
  }
}

interface NoteFormProps {
  onSubmit: (note: string) => Promise<SubmitResult>;
}

function NoteForm({ onSubmit }: NoteFormProps) {
  const [attempts] = useState(() => createAttempts());
  const form = useForm<Note>({
    values: stored,
    rules: () => rules,
    now,
    onSubmit: async (values) => {
      const result = await onSubmit(values.note);
      if (result.ok) kept.saved(values);
      return result;
    },
  });
  const kept = useKeptText({
    form: form.api,
    stored,
    keeper,
    place,
    read: readNote,
    attempts,
    now,
  });
  return (
    <Form form={form} label="Note">
      <Stack>
        <KeptTextBanner offer={kept.offer} />
        <FormErrors labels={{ note: 'Note' }} />
        <FormTextField<Note> name="note" label="Note" />
      </Stack>
      <SubmitBar
        submit={{ label: 'Save note', busyLabel: 'Saving', doneLabel: 'Saved' }}
        now={now}
      />
    </Form>
  );
}

/** Leaves the form and comes back, as after a reload. */
function Visits(props: NoteFormProps) {
  const [visit, setVisit] = useState(1);
  return (
    <Stack>
      <NoteForm key={visit} {...props} />
      <Button onClick={() => setVisit(visit + 1)}>Come back</Button>
    </Stack>
  );
}

const meta = {
  title: 'Forms/Kept text',
  component: Visits,
  args: { onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })) },
  beforeEach: () => {
    indexedDB.deleteDatabase(databaseName);
  },
} satisfies Meta<typeof Visits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Kākāpō 🦜 at dawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    await canvas.findByText('You have text from November 20th 2026 that was not saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore it' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Kākāpō 🦜 at dawn');
  },
};

export const GoneOnceSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Kea on the roof');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await canvas.findByText('Saved just now');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await keeper.newest(place, '')).toBeNull();
    await expect(canvas.queryByText(/^You have text from/)).not.toBeInTheDocument();
  },
};
