import { createContext, type ReactNode, useContext } from 'react';
import { ConflictBanner } from './conflicts/ConflictBanner.tsx';

/** A part of a field with notes of its own, such as a photo: only these notes, or all others. */
export interface NotedPart {
  only?: string;
  except?: string | undefined;
}

/** What a form shows below a field, by its name. Default: nothing. */
export const FieldNotesContext = createContext<(name: string, part: NotedPart) => ReactNode>(
  () => null,
);

/** What its form adds below a part of a field. */
export const PartNotes = ({ name, only }: { name: string; only: string }) =>
  useContext(FieldNotesContext)(name, { only });

/** What stands below a field: what its form adds, and a conflict with another version. */
export function FieldNotes({ name, except }: { name: string; except?: string | undefined }) {
  return (
    <>
      {useContext(FieldNotesContext)(name, { except })}
      <ConflictBanner name={name} />
    </>
  );
}
