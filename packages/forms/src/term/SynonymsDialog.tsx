import { readSynonyms, synonymsIn, synonymTexts } from '@portal/domain';
import type { TermRef } from '@portal/ui/patterns/TermList';
import { useState } from 'react';
import { DirtyReport } from '../core/Form.tsx';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { FormTextArea } from '../core/fields.tsx';
import { m } from '../i18n/messages.js';

type SynonymsValues = { names: string };

/** Another admin has changed the names: the error message, and the names that the next save replaces. */
interface Changed {
  error: string;
  current: readonly string[];
}

/** Result of saving other names: an error message, or undefined on success. */
export type SynonymsOutcome = Promise<string | Changed | undefined>;

interface SynonymsDialogProps {
  term: TermRef;
  onClose: () => void;
  /** Called when leaving begins or ceases to lose typed names. */
  onDirtyChange: (dirty: boolean) => void;
  /** Replaces the other names of `term`, the last ones that the user has seen. */
  onSubmit: (term: TermRef, names: readonly string[]) => SynonymsOutcome;
}

/** Edits the other names of a term, one in each line. Open while it is rendered. */
export function SynonymsDialog({ term, onClose, onDirtyChange, onSubmit }: SynonymsDialogProps) {
  // The list may reload while they are edited.
  const [seen, setSeen] = useState(term.synonyms ?? []);
  const [values] = useState({ names: seen.join('\n') });
  const form = useDialogForm<SynonymsValues>({
    open: true,
    onClose,
    values,
    rules: () => ({
      fields: {
        names(text) {
          const read = readSynonyms(synonymsIn(text), term.name);
          return typeof read === 'string' ? read : undefined;
        },
      },
    }),
    async onSubmit({ names }) {
      const wrong = await onSubmit({ ...term, synonyms: seen }, synonymsIn(names));
      if (wrong === undefined) return { ok: true };
      if (typeof wrong === 'string') return { ok: false, message: wrong };
      setSeen(wrong.current);
      return { ok: false, message: wrong.error };
    },
  });
  const { name } = term;
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={m.term_synonyms_title({ name })}
      description={m.term_synonyms_help({ name })}
      confirm={{ label: m.term_save(), busyLabel: m.core_saving(), tone: 'primary' }}
    >
      <FormTextArea<SynonymsValues>
        name="names"
        label={synonymTexts.label}
        help={m.term_synonyms_each()}
        rows={6}
        readOnly={form.running !== null}
      />
      <DirtyReport onDirtyChange={onDirtyChange} />
    </FormDialog>
  );
}
