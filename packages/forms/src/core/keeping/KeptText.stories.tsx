import { decodeOr } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { object, string } from 'superstruct';
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
import { textRule } from '../rules.ts';

type Note = { note: string };
const stored: Note = { note: '' };
const rules: Rules<Note> = { fields: { note: textRule({ required: 'Note is required' }) } };
const databaseName = 'kept-text-story';
const place = { user: '1', form: 'note', record: 'new' };
const now = () => Date.UTC(2026, 10, 20, 9, 41);
const keeper = createDraftKeeper(databaseName, now);

const readNote = (values: unknown) => decodeOr(values, object({ note: string() }), null);

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
        <KeptTextBanner offers={kept.offers} />
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
  title: 'Forms/Local draft',
  component: Visits,
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  args: { onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })) },
  beforeEach: async () => {
    const emptied = indexedDB.deleteDatabase(databaseName);
    await new Promise((resolve) => {
      emptied.onsuccess = resolve;
    });
  },
} satisfies Meta<typeof Visits>;

export default meta;
type Story = StoryObj<typeof meta>;

const offered = 'You have text from November 20th 2026 at 09:41 that was not saved';

// Rows: X3
/** Text that was saved is not offered again; text that was not is. */
export const DraftOffered: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Kea on the roof');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await canvas.findByText('Saved just now');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(async () => expect(await keeper.all(place)).toEqual([]));
    await expect(canvas.queryByText(/^You have text from/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Kākāpō 🦜 at dawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    await canvas.findByText(offered);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore it' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Kākāpō 🦜 at dawn');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
};

/** Every visit has its own copy; an answer to one leaves the others, and what is typed, as they are. */
export const SeveralDrafts: Story = {
  tags: ['slow'],
  play: async ({ canvas, userEvent }) => {
    const note = () => canvas.getByRole('textbox', { name: 'Note' });
    for (const text of ['Kea on the roof', 'Weka in the shed']) {
      await userEvent.type(note(), text);
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
      await canvas.findByText(`“${text}”`);
    }
    await canvas.findByText('“Kea on the roof”');
    await expect(canvas.getAllByText(offered)).toHaveLength(2);
    const answer = (name: string, text: string) =>
      userEvent.click(canvas.getByRole('button', { name, description: `“${text}”` }));
    await userEvent.type(note(), 'Tūī at noon');
    await answer('Restore it', 'Kea on the roof');
    await expect(note()).toHaveValue('Kea on the roof');
    await canvas.findByText('“Tūī at noon”');
    await answer('Throw away', 'Weka in the shed');
    await expect(canvas.getAllByText(offered)).toHaveLength(1);
    const description = '“Tūī at noon”';
    await expect(canvas.getByRole('button', { name: 'Restore it', description })).toHaveFocus();
    await answer('Restore it', 'Tūī at noon');
    await expect(note()).toHaveValue('Tūī at noon');
    await expect(canvas.getByText('“Kea on the roof”')).toBeVisible();
  },
};

const day = 24 * 60 * 60 * 1000;
const aged = (id: string, days: number) => ({
  id,
  values: { note: id },
  version: null,
  keptAt: now() - days * day,
  attempt: null,
});

/** Also the words of a page that went away before they could be kept; what is older than thirty days is forgotten. */
export const EarlierVisits: Story = {
  tags: ['test-only'],
  beforeEach: async () => {
    const elsewhere = { ...place, record: '7' };
    await keeper.keep(place, aged('Of last month', 31));
    await keeper.keep(elsewhere, aged('Of last month, elsewhere', 31));
    await keeper.keep(place, aged('Of this month', 29));
    createDraftKeeper(databaseName, now).note(place, aged('The last words', 0));
    await waitFor(async () => expect(await keeper.all(elsewhere)).toEqual([]));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('“Of this month”');
    await canvas.findByText('“The last words”');
    await expect(canvas.queryByText('“Of last month”')).not.toBeInTheDocument();
    for (const _ of [1, 2])
      await userEvent.click(
        canvas.getAllByRole('button', { name: 'Throw away' })[0] as HTMLElement,
      );
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(async () => expect(await keeper.all(place)).toEqual([]));
  },
};
