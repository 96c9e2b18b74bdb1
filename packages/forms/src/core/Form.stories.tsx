import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { TextField } from '@portal/ui/components/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Form } from './Form.tsx';
import { FormTextField } from './fields.tsx';
import type { Rules } from './rules.ts';
import { SubmitBar } from './SubmitBar.tsx';
import type { SubmitResult } from './submitResult.ts';
import { useForm } from './useForm.ts';

type Note = { note: string };
const stored: Note = { note: '' };
const rules: Rules<Note> = { fields: {} };
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
