import { decodeOr } from '@portal/data/schemas';
import { genericTexts, type ListingStatus, noteFields } from '@portal/domain';
import { any, object, partial, string } from 'superstruct';
import type { Attempt } from '../core/attempt.ts';
import { fieldRules } from '../core/fieldRules.ts';
import type { SomeValues } from '../core/keeping/changedValues.ts';
import type { Rules } from '../core/rules.ts';
import type { Intent } from '../core/useForm.ts';

/** What a record says of the last decision. */
export interface Decided {
  status: ListingStatus;
  adminNote: string | null;
  version: number;
}

export interface DecisionValues {
  status: ListingStatus;
  /** Reason for decline. */
  adminNote: string;
  internalNote: string;
}

/** What is sent: the note of a decision is empty unless it declines. */
export interface DecisionWrite {
  status: ListingStatus;
  adminNote: string | null;
  internalNote: string | null;
  version: number;
}

/** The note of the last decision is there to be changed; an internal note is always a new one. */
export function decisionFrom({ status, adminNote }: Decided): DecisionValues {
  return { status, adminNote: adminNote ?? '', internalNote: '' };
}

/** A decision, or a note for other admins that leaves everything else as it is. */
export function decisionWrite(
  values: DecisionValues,
  record: Decided,
  intent: Intent,
): DecisionWrite {
  const { version } = record;
  const internalNote = values.internalNote.trim() || null;
  if (intent === 'draft') {
    return { status: record.status, adminNote: record.adminNote, internalNote, version };
  }
  const reason = values.status === 'DECLINED' ? values.adminNote.trim() : '';
  return { status: values.status, adminNote: reason || null, internalNote, version };
}

/**
 * What was sent without an answer, and is to be sent once more, is sent as it was: its own storing raises the version, and
 * with another one it would be another deed.
 */
export function asSentBefore(write: DecisionWrite, open: Attempt | null): DecisionWrite {
  const [, version] = /"version":(\d+)\}$/.exec(open?.values ?? '') ?? [];
  const before = { ...write, version: Number(version) };
  return JSON.stringify(before) === open?.values ? before : write;
}

export const decisionLabels = {
  adminNote: 'Reason for decline',
  internalNote: 'Internal note',
} as const;

const rules: Record<Intent, Rules<DecisionValues>> = {
  submit: { fields: fieldRules(noteFields) },
  draft: {
    fields: fieldRules({
      internalNote: { ...noteFields.internalNote, required: genericTexts.required('Note') },
    }),
  },
};

/** Why several are declined at once, or one from its list. */
export type Reason = Pick<DecisionValues, 'adminNote'>;

const keptReason = object({ adminNote: string() });

/** Null for what is not text of this form. */
export const readKeptReason = (values: unknown): Reason | null =>
  decodeOr(values, keptReason, null);

export const rulesFor = (intent: Intent): Rules<DecisionValues> => rules[intent];

/** A decision is made anew at every visit; only words are kept. */
export const neverKept = ['status'] as const satisfies readonly (keyof DecisionValues)[];

const kept = partial(object({ adminNote: string(), internalNote: string(), status: any() }));

/** The words alone, null for what is not text of this form. */
export function readKeptDecision(values: unknown): SomeValues<DecisionValues> | null {
  const read = decodeOr(values, kept, null);
  if (!read) return null;
  const { status: _, ...words } = read;
  return words;
}
