import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { AlertDialog, type AlertDialogProps } from '../../components/AlertDialog/AlertDialog.tsx';
import { m } from '../../i18n/messages.js';
import { DialogError } from '../DialogError/DialogError.tsx';
import { type Outcome, useAsk } from '../useAsk.ts';

/** A question before an action, for `useConfirm`. */
export interface Question
  extends Pick<AlertDialogProps, 'title' | 'confirm' | 'busyLabel' | 'tone' | 'writes'> {
  /** What the action does, and whether it can be undone. */
  text: ReactNode;
  /** Label of the cancel button. Default `Cancel`. */
  cancel?: string;
  /** The action. Resolves with an error message, which the dialog shows, or undefined on success, which closes it. */
  run: () => Outcome;
}

interface Asking {
  ask: (question: Question) => void;
  withdraw: (question: Question) => void;
}

const ConfirmContext = createContext<Asking>({
  ask: () => {
    throw new Error('useConfirm needs a ConfirmProvider above it.');
  },
  withdraw: () => undefined,
});

/** Returns the function that asks before an action. The question closes when the component that asked is gone. */
export function useConfirm(): (question: Question) => void {
  const { ask, withdraw } = useContext(ConfirmContext);
  const last = useRef<Question>(undefined);
  // Before the next page takes the focus, which an open dialog would keep.
  useLayoutEffect(
    () => () => {
      if (last.current) withdraw(last.current);
    },
    [withdraw],
  );
  return useCallback(
    (question) => {
      last.current = question;
      ask(question);
    },
    [ask],
  );
}

export interface ConfirmProviderProps {
  /** Shows the error of an action whose question is gone with its page. */
  onLateError: (error: string) => void;
  /** The app. */
  children: ReactNode;
}

/** Holds the dialog of `useConfirm` for all components inside. */
export function ConfirmProvider({ onLateError, children }: ConfirmProviderProps) {
  const [withdrawn] = useState(() => new WeakSet<Question>());
  const { about, error, ask, withdraw, dialog } = useAsk(async (question: Question) => {
    const error = await question.run();
    if (error && withdrawn.has(question)) onLateError(error);
    return error;
  });
  const asking = useMemo(
    () => ({
      ask,
      withdraw(question: Question) {
        withdrawn.add(question);
        withdraw(question);
      },
    }),
    [ask, withdraw, withdrawn],
  );
  return (
    <ConfirmContext value={asking}>
      {children}
      {about ? (
        <AlertDialog
          {...dialog}
          title={about.title}
          confirm={about.confirm}
          cancel={about.cancel ?? m.patterns_cancel()}
          tone={about.tone}
          busyLabel={about.busyLabel}
          writes={about.writes}
        >
          <div>{about.text}</div>
          <DialogError error={error} />
        </AlertDialog>
      ) : null}
    </ConfirmContext>
  );
}
