import { createContext, type ReactNode, useContext } from 'react';
import { ConflictBanner } from './conflicts/ConflictBanner.tsx';

/** What a form shows below a field, by its name. Default: nothing. */
export const FieldNotesContext = createContext<(name: string) => ReactNode>(() => null);

/** What stands below a field: what its form adds, and a conflict with another version. */
export function FieldNotes({ name }: { name: string }) {
  return (
    <>
      {useContext(FieldNotesContext)(name)}
      <ConflictBanner name={name} />
    </>
  );
}
