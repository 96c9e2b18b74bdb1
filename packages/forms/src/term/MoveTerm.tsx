import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import type { TermRef } from '@portal/ui/patterns/TermList';
import { FormCombobox } from '../core/choiceFields.tsx';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { textRule } from '../core/rules.ts';
import { m } from '../i18n/messages.js';
import type { NameOutcome } from './NameForm.tsx';
import { counts, termTexts } from './termTexts.ts';

/** A term that the listings of a deleted term can move to. */
export interface TermTarget {
  id: string;
  name: string;
  /** The category of a subcategory. */
  within?: string | undefined;
}

/** A type, because react-hook-form accepts no interface. */
type MoveValues = { target: string };

const empty: MoveValues = { target: '' };
const rules = { fields: { target: textRule({ required: m.term_move_to_required() }) } };

interface MoveTermProps {
  /** The term to delete, which listings use. */
  term: TermRef;
  targets: readonly TermTarget[];
  onClose: () => void;
  /** Moves the listings and deletes the term. Resolves with an error message, or undefined on success. */
  onMove: (term: TermRef, target: string) => NameOutcome;
}

/** Deletes a term in use: its listings move to another term first. Open while it is rendered. */
export function MoveTerm({ term, targets, onClose, onMove }: MoveTermProps) {
  const texts = termTexts[term.kind];
  const form = useDialogForm<MoveValues>({
    open: true,
    onClose,
    values: empty,
    rules: () => rules,
    async onSubmit({ target }) {
      const wrong = await onMove(term, target);
      return wrong === undefined ? { ok: true } : { ok: false, message: wrong };
    },
  });
  const title = m.term_delete_title({ name: term.name });
  if (targets.length === 0)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={title}
        description={texts.noOther(counts(term.used))}
        size="small"
        actions={<Button onClick={onClose}>{m.term_keep_it()}</Button>}
      >
        {null}
      </Dialog>
    );
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={title}
      description={texts.move(counts(term.used))}
      confirm={{
        label: m.term_move_and_delete(),
        busyLabel: m.term_moving(),
        tone: 'critical',
      }}
      cancel={m.term_keep_it()}
    >
      <FormCombobox<MoveValues>
        name="target"
        label={m.term_move_to()}
        placeholder={texts.choose}
        options={targets.map(({ id, name, within }) => ({
          value: id,
          label: name,
          detail: within,
        }))}
        disabled={form.running !== null}
      />
    </FormDialog>
  );
}
