import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { TextField } from '@portal/ui/components/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createDraftStore } from './drafts/draftStore.ts';
import { Form, SubmitButton } from './Form.tsx';
import { FormErrors } from './FormErrors.tsx';
import { FormTextField } from './fields.tsx';
import { LeaveProvider } from './leave/LeaveGuard.tsx';
import { useDraftGuard } from './leave/useDraftGuard.ts';
import type { Rules } from './rules.ts';
import { SubmitBar } from './SubmitBar.tsx';
import type { SubmitResult } from './submitResult.ts';
import { useForm } from './useForm.ts';

type Note = { note: string };
const stored: Note = { note: '' };
const rules: Rules<Note> = { fields: {} };
const draftStore = createDraftStore('leave-story');
const now = () => Date.UTC(2026, 10, 20);

interface NoteWithTermProps {
  onSubmit: (note: string) => Promise<SubmitResult>;
  onAdd: () => void;
}

/** A form that opens a dialog with a form of its own. */
function NoteWithTerm({ onSubmit, onAdd }: NoteWithTermProps) {
  const [open, setOpen] = useState(true);
  const form = useForm<Note>({
    values: stored,
    rules: () => rules,
    now,
    onSubmit: ({ note }) => onSubmit(note),
  });
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAdd();
  };
  return (
    <Form form={form} label="Note">
      <Stack>
        <FormTextField<Note> name="note" label="Note" />
        <Dialog open={open} onOpenChange={setOpen} title="Add a term">
          <form aria-label="Term" onSubmit={add}>
            <TextField name="term" label="Term" />
          </form>
        </Dialog>
      </Stack>
      <SubmitBar
        submit={{ label: 'Save note', busyLabel: 'Saving', doneLabel: 'Saved' }}
        now={now}
      />
    </Form>
  );
}

interface NoteToDiscardProps extends Pick<NoteWithTermProps, 'onSubmit'> {
  onDiscard: () => void;
}

function NoteToDiscard({ onSubmit, onDiscard }: NoteToDiscardProps) {
  const form = useForm<Note>({
    values: stored,
    rules: () => rules,
    onSubmit: ({ note }) => onSubmit(note),
  });
  const discard = () => {
    form.reset(stored);
    onDiscard();
  };
  return (
    <Form form={form} label="Note">
      <FormTextField<Note> name="note" label="Note" />
      <SubmitBar
        submit={{ label: 'Save note', busyLabel: 'Saving', doneLabel: 'Saved' }}
        onDiscard={discard}
      />
    </Form>
  );
}

const meta = {
  title: 'Tests/Form',
  tags: ['!autodocs', 'test-only'],
  component: NoteWithTerm,
  parameters: { docs: { story: { inline: false } } },
  args: { onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })), onAdd: fn() },
} satisfies Meta<typeof NoteWithTerm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeysStayInDialog: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const term = await screen.findByRole('textbox', { name: 'Term' });
    await userEvent.type(term, 'Fleet{Control>}{Enter}{/Control}');
    await userEvent.type(term, '{Enter}');
    await expect(args.onAdd).toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Note' }),
      'Kea{Control>}{Enter}{/Control}',
    );
    await expect(args.onSubmit).toHaveBeenCalledWith('Kea');
  },
};

/** Discards at once what is as it was stored, and asks before typed text goes. */
export const DiscardAsks: Story = {
  args: { onAdd: fn() },
  render: ({ onAdd, onSubmit }) => <NoteToDiscard onDiscard={onAdd} onSubmit={onSubmit} />,
  play: async ({ args, canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    const discard = canvas.getByRole('button', { name: 'Discard' });
    await userEvent.click(discard);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.type(note, 'Kea');
    await userEvent.click(discard);
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(note).toHaveValue('Kea');
    await userEvent.click(discard);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(note).toHaveValue(''));
  },
};

function PageToLeave({ onLeave }: { onLeave: () => void }) {
  const guard = useDraftGuard(draftStore);
  return (
    <Stack>
      <Button onClick={() => guard.setDirty(true)}>Type</Button>
      <Button onClick={() => guard.beforeLeaving(onLeave)}>Leave the page</Button>
    </Stack>
  );
}

/** Where a local draft keeps the text, the question says so. */
export const LeavesADraft: Story = {
  render: ({ onAdd }) => (
    <LeaveProvider>
      <PageToLeave onLeave={onAdd} />
    </LeaveProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('What you typed is stored on this device.');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** A form whose rule shows an error above the button when the field is left. */
function NoteOfFourLetters({ onSubmit }: Pick<NoteWithTermProps, 'onSubmit'>) {
  const form = useForm<Note>({
    values: stored,
    rules: () => ({
      fields: { note: (note) => (note.length < 4 ? 'Enter at least four letters' : undefined) },
    }),
    onSubmit: ({ note }) => onSubmit(note),
  });
  return (
    <Form form={form} label="Note">
      <Stack>
        <FormErrors labels={{ note: 'Note' }} />
        <FormTextField<Note> name="note" label="Note" />
        <SubmitButton label="Save note" />
      </Stack>
    </Form>
  );
}

/** Leaving the field shows its error, which moves the button before the mouse button is released. */
export const PressOfAMovedButton: Story = {
  render: ({ onSubmit }) => <NoteOfFourLetters onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: 'Note' });
    const save = canvas.getByRole('button', { name: 'Save note' });
    const { left, top } = save.getBoundingClientRect();
    const coords = { clientX: left + 1, clientY: top + 1 };
    await userEvent.type(note, 'Kea');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: save, coords });
    await waitFor(() => expect(save.getBoundingClientRect().top).toBeGreaterThan(top + 1));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: document.body, coords });
    // The submit shows what is wrong.
    await canvas.findByRole('link', { name: 'Enter at least four letters' });
  },
};
