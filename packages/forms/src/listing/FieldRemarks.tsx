import type { Listing } from '@portal/data/schemas';
import { linkParts, type Remark as RemarkRecord, remarkFields, storedName } from '@portal/domain';
import { Remark } from '@portal/ui/patterns/Remark';
import { type ReactNode, useCallback } from 'react';
import { FieldNotesContext, type NotedPart } from '../core/FieldNotes.tsx';
import { useFormScope } from '../core/Form.tsx';
import { useField } from '../core/fields.tsx';
import {
  isListingField,
  type ListingValues,
  remarksOf,
  type TypedAnswer,
} from './listingValues.ts';

interface FieldRemarksProps {
  record: Listing | null;
  children: ReactNode;
}

/** Shows the fields inside with the remarks of an admin below them, to answer. */
export function FieldRemarks({ record, children }: FieldRemarksProps) {
  const remarks = record ? remarksOf(record) : none;
  const below = useCallback(
    (name: string, { only, except }: NotedPart) => {
      const own = remarks.filter(
        ({ field, item }) =>
          isListingField(name) &&
          storedName(name) === field &&
          (only === undefined ? except === undefined || item !== except : item === only),
      );
      return own.map((remark) => <Answerable key={remark.id} remark={remark} />);
    },
    [remarks],
  );
  return <FieldNotesContext value={below}>{children}</FieldNotesContext>;
}

const none: readonly RemarkRecord[] = [];

function Answerable({ remark }: { remark: RemarkRecord }) {
  const { running } = useFormScope();
  const { value, onChange, disabled } = useField<ListingValues>('answers');
  const answers: readonly TypedAnswer[] = value;
  const { done = false, reply = '' } = answers.find(({ id }) => id === remark.id) ?? {};
  return (
    <Remark
      {...remark}
      text={linkParts(remark.text)}
      about={remark.item ?? undefined}
      done={done}
      reply={reply}
      replyMax={remarkFields.reply.max}
      disabled={running !== null || disabled}
      onAnswer={(part) =>
        onChange(answers.map((each) => (each.id === remark.id ? { ...each, ...part } : each)))
      }
    />
  );
}
