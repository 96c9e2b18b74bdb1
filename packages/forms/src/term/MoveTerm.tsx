import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import type { TermRef } from '@portal/ui/patterns/TermList';
import { useWatch } from 'react-hook-form';
import { FormCombobox } from '../core/choiceFields.tsx';
import { FormDialog, useDialogForm } from '../core/FormDialog.tsx';
import { textRule } from '../core/rules.ts';
import { MergeEffect, type PreviewMerge } from './MergeEffect.tsx';
import type { NameOutcome } from './NameForm.tsx';
import { type Goal, goalTexts, type TermTarget } from './termTexts.ts';

type MoveValues = { target: string };

const empty: MoveValues = { target: '' };

interface MoveTermProps {
  term: TermRef;
  /** Why: to merge it, to delete it although listings use it, or to move a subcategory to another category. */
  goal: Goal;
  targets: readonly TermTarget[];
  onClose: () => void;
  /** Resolves with an error message, or undefined on success. */
  onSubmit: (term: TermRef, target: TermTarget) => NameOutcome;
  onPreview: PreviewMerge;
}

/** Asks for the term that another one is merged into, or the category that a subcategory is moved to, and says what changes. Open while it is rendered. */
export function MoveTerm({ term, goal, targets, onClose, onSubmit, onPreview }: MoveTermProps) {
  const texts = goalTexts(term, goal);
  const form = useDialogForm<MoveValues>({
    open: true,
    onClose,
    values: empty,
    rules: () => ({ fields: { target: textRule({ required: texts.required }) } }),
    async onSubmit({ target }) {
      const chosen = targets.find(({ id }) => id === target);
      const wrong = chosen ? await onSubmit(term, chosen) : texts.required;
      return wrong === undefined ? { ok: true } : { ok: false, message: wrong };
    },
  });
  const chosen = useWatch({ control: form.api.control, name: 'target' });
  if (targets.length === 0)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={texts.title}
        description={texts.none}
        size="small"
        actions={<Button onClick={onClose}>{texts.close}</Button>}
      >
        {null}
      </Dialog>
    );
  const target = targets.find(({ id }) => id === chosen);
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={texts.title}
      description={texts.help}
      confirm={texts.confirm}
      cancel={texts.cancel}
    >
      <FormCombobox<MoveValues>
        name="target"
        label={texts.label}
        placeholder={texts.choose}
        options={targets.map(({ id, name, within, synonyms }) => ({
          value: id,
          label: name,
          detail: within,
          keywords: synonyms,
        }))}
        disabled={form.running !== null}
      />
      {target && goal !== 'move' ? (
        <MergeEffect key={target.id} term={term} target={target} onPreview={onPreview} />
      ) : null}
    </FormDialog>
  );
}
