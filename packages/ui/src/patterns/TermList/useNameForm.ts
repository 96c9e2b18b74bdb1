import { type SubmitEvent, useRef, useState } from 'react';
import type { Outcome } from '../useAsk.ts';

interface NameForm {
  /** The text at first. */
  first: string;
  /** Said when the name is empty. */
  required: string;
  onSave: (name: string) => Outcome;
  /** The name is kept; also called when nothing was changed. */
  onDone?: () => void;
}

/** Whether somebody is still at the form of a field, or nowhere, and has opened no menu, which the focus would close. */
function isStillAt(field: HTMLInputElement | null): boolean {
  const at = document.activeElement;
  const nowhere = at === null || at === document.body;
  const stays = nowhere || field?.form?.contains(at) === true;
  return stays && document.querySelector('[role=menu]') === null;
}

/** One name that is typed and kept, with what is wrong with it beside the field. */
export function useNameForm({ first, required, onSave, onDone }: NameForm) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(first);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (words: string) => {
    setError(words);
    input.current?.focus();
  };
  const save = async () => {
    const text = name.trim();
    if (busy) return;
    if (text === '') return refuse(required);
    if (text === first) return onDone?.();
    setBusy(true);
    setError(undefined);
    const wrong = await onSave(text).catch(() => 'The server did not answer. Try again.');
    setBusy(false);
    if (wrong) return refuse(wrong);
    setName(first);
    if (onDone) onDone();
    // Several terms are often added one after the other.
    else if (isStillAt(input.current)) input.current?.focus();
  };

  return {
    busy,
    field: {
      ref: input,
      value: name,
      error,
      readOnly: busy,
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => {
        setName(event.target.value);
        setError(undefined);
      },
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void save();
    },
  };
}
