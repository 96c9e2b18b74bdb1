import { type ReactNode, useState } from 'react';
import type { SubmitResult } from '../core/submitResult.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

interface Question {
  save: (password: string) => Promise<SubmitResult>;
  answer: (result: SubmitResult) => void;
}

const cancelled: SubmitResult = { ok: false, message: '', cancelled: true };

/** Whether the page has to tell it: what is wrong with another field than the password stands there. */
const isForPage = (result: SubmitResult): boolean =>
  result.ok || (result.fields?.some(({ path }) => path !== 'currentPassword') ?? false);

/** Asks for the password before a new email address is saved. `username` is the address in force. */
export function usePasswordQuestion(username: string) {
  const [question, setQuestion] = useState<Question | null>(null);
  // Stays while the dialog closes.
  const [email, setEmail] = useState('');

  function close(result: SubmitResult): void {
    question?.answer(result);
    setQuestion(null);
  }

  async function submit(password: string): Promise<SubmitResult> {
    if (!question) return cancelled;
    const result = await question.save(password);
    if (!isForPage(result)) return result;
    close(result);
    return cancelled;
  }

  const dialog: ReactNode = (
    <PasswordDialog
      open={question !== null}
      username={username}
      email={email}
      onSubmit={submit}
      onCancel={() => close(cancelled)}
    />
  );
  return {
    dialog,
    /** Saves with the password that is typed; resolves with `cancelled` when none is. */
    saveWithPassword: (to: string, save: Question['save']) =>
      new Promise<SubmitResult>((answer) => {
        setEmail(to);
        setQuestion({ save, answer });
      }),
  };
}
