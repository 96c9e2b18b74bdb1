import { decodeOr } from '@portal/data/schemas';
import { randomId } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { object, string } from 'superstruct';
import { createAttempts } from '../attempt.ts';
import { Form } from '../Form.tsx';
import { FormErrors } from '../FormErrors.tsx';
import { FormTextField } from '../fields.tsx';
import { type Rules, textRule } from '../rules.ts';
import { SubmitBar } from '../SubmitBar.tsx';
import type { SubmitResult } from '../submitResult.ts';
import { useForm } from '../useForm.ts';
import { createDraftStore } from './draftStore.ts';
import { LocalDraftBanner, useOfferInView } from './LocalDraftBanner.tsx';
import { useLocalDraft } from './useLocalDraft.ts';

type Note = { note: string };
const stored: Note = { note: '' };
const rules: Rules<Note> = { fields: { note: textRule({ required: 'Note is required' }) } };
const databaseName = 'local-draft-story';
/** Of another record in every story, so that none finds the drafts of another. */
let draftKey = { user: '1', form: 'note', record: '' };
const now = () => Date.UTC(2026, 10, 20, 9, 41);
const draftStore = createDraftStore(databaseName, now);

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
      if (result.ok) void localDraft.saved(values);
      return result;
    },
  });
  const localDraft = useLocalDraft({
    form: form.api,
    stored,
    draftStore,
    draftKey,
    read: readNote,
    attempts,
    now,
  });
  return (
    <Form form={form} label="Note">
      <Stack>
        <LocalDraftBanner offers={localDraft.offers} />
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

/** Remounts the form, as after a reload. */
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
  parameters: { controls: { disable: true } },
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  args: { onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })) },
  beforeEach: () => {
    draftKey = { ...draftKey, record: randomId() };
  },
} satisfies Meta<typeof Visits>;

export default meta;
type Story = StoryObj<typeof meta>;

const offered = 'You have unsaved text from November 20th 2026 at 09:41';

// Rows: X3
/** Only text that was not saved is offered. */
export const DraftOffered: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Kea on the roof');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await canvas.findByText('Saved just now');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(async () => expect(await draftStore.all(draftKey)).toEqual([]));
    await expect(canvas.queryByText(/^You have unsaved text from/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Kākāpō 🦜 at dawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    await canvas.findByText(offered);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Kākāpō 🦜 at dawn');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
};

/** Each visit has its own draft, offered one at a time, newest first; restoring or discarding one does not affect the others or the typed text. */
export const SeveralDrafts: Story = {
  tags: ['slow'],
  play: async ({ canvas, userEvent }) => {
    const note = () => canvas.getByRole('textbox', { name: 'Note' });
    for (const text of ['Kea on the roof', 'Weka in the shed']) {
      await userEvent.type(note(), text);
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
      await canvas.findByText(`“${text}”`);
    }
    const press = (name: string, text?: string) =>
      userEvent.click(
        canvas.getByRole('button', { name, ...(text ? { description: `“${text}”` } : {}) }),
      );
    await canvas.findByText(/^Unsaved text 1 of 2, from/);
    await expect(canvas.queryByText('“Kea on the roof”')).toBeNull();
    await userEvent.type(note(), 'Tūī at noon');
    await press('Show next');
    await expect(canvas.getByText(/^Unsaved text 2 of 2, from/)).toBeVisible();
    await press('Restore', 'Kea on the roof');
    await expect(note()).toHaveValue('Kea on the roof');
    await press('Discard', 'Weka in the shed');
    await expect(canvas.getByText(offered)).toBeVisible();
    const description = '“Tūī at noon”';
    await expect(canvas.getByRole('button', { name: 'Discard', description })).toHaveFocus();
    await press('Restore', 'Tūī at noon');
    await expect(note()).toHaveValue('Tūī at noon');
    await expect(canvas.getByText('“Kea on the roof”')).toBeVisible();
  },
};

const day = 24 * 60 * 60 * 1000;
const aged = (id: string, days: number) => ({
  id,
  values: { note: id },
  version: null,
  storedAt: now() - days * day,
  attempt: null,
});

/** Offers the draft of a page that was closed before its write finished; deletes drafts older than 30 days. */
export const EarlierVisits: Story = {
  tags: ['test-only'],
  beforeEach: async () => {
    const elsewhere = { ...draftKey, record: randomId() };
    await draftStore.put(draftKey, aged('Of last month', 31));
    await draftStore.put(elsewhere, aged('Of last month, elsewhere', 31));
    await draftStore.put(draftKey, aged('Of this month', 29));
    await draftStore.put({ ...draftKey, user: '2' }, aged('Of another user', 1));
    createDraftStore(databaseName, now).note(draftKey, aged('The last words', 0));
    await waitFor(async () => expect(await draftStore.all(elsewhere)).toEqual([]));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Unsaved text 1 of 2, from/);
    for (const text of ['“The last words”', '“Of this month”']) {
      await expect(canvas.getByText(text)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    }
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(async () => expect(await draftStore.all(draftKey)).toEqual([]));
  },
};

/** An offer above content that is taller than the viewport. */
function Offer() {
  const offer = useRef<HTMLParagraphElement>(null);
  useOfferInView(offer, 'stored');
  return (
    <div style={{ minHeight: '300vh', paddingBlockStart: 100 }}>
      <p ref={offer}>You have unsaved text</p>
    </div>
  );
}

/** Scrolls as a browser does that restores the scroll position late. */
async function returnTo(top: number): Promise<void> {
  const moved = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  window.scrollTo({ top, behavior: 'instant' });
  await moved;
}

// Rows: X3
export const FollowsLateScrollRestore: Story = {
  tags: ['test-only'],
  render: Offer,
  beforeEach: () => () => window.scrollTo(0, 0),
  play: async ({ canvas }) => {
    const top = () => canvas.getByText(/unsaved text/).getBoundingClientRect().top;
    await expect(top()).toBeGreaterThan(0);
    await returnTo(1000);
    await waitFor(() => expect(top()).toBeGreaterThan(0));
    // Only once, so that it does not override the user's scrolling.
    await returnTo(900);
    await expect(top()).toBeLessThan(0);
  },
};

export const KeepsScrollDuringInput: Story = {
  tags: ['test-only'],
  render: Offer,
  beforeEach: () => () => window.scrollTo(0, 0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{PageDown}');
    await returnTo(1000);
    await expect(canvas.getByText(/unsaved text/).getBoundingClientRect().top).toBeLessThan(0);
  },
};
