import { createContext, type ReactNode, useContext } from 'react';

export interface ReadOnlyProps {
  /** Why nothing can be changed, and null while everything can. The description of each write. */
  reason: string | null;
  /** Called when a write is pressed, to explain the reason. */
  onPress: () => void;
  /** The part of the page in which writes are off. */
  children: ReactNode;
}

type Rest = Pick<ReadOnlyProps, 'onPress'> & { reason: string };

const ReadOnlyContext = createContext<Rest | null>(null);

/** Disables the buttons and menu items inside that change something. They stay focusable, tell the reason, and send nothing. */
export function ReadOnly({ reason, onPress, children }: ReadOnlyProps) {
  return (
    <ReadOnlyContext value={reason === null ? null : { reason, onPress }}>
      {children}
    </ReadOnlyContext>
  );
}

/** What a write does instead, also for fields of forms; null outside of `ReadOnly`. */
export const useReadOnly = (): Rest | null => useContext(ReadOnlyContext);
