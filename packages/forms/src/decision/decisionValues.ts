import { decodeOr } from '@portal/data/schemas';
import { genericTexts, type ListingStatus, noteFields } from '@portal/domain';
import { object, partial, string } from 'superstruct';
import type { Attempt } from '../core/attempt.ts';
import type { SomeValues } from '../core/drafts/changedValues.ts';
import { fieldRules } from '../core/fieldRules.ts';
import type { Rules } from '../core/rules.ts';
import type { Intent } from '../core/useForm.ts';

export interface Decided {
  status: ListingStatus;
  adminNote: string | null;
  version: number;
}

export interface DecisionValues {
  status: ListingStatus;
  adminNote: string;
  internalNote: string;
}

/** What is sent; `adminNote` is null unless the decision declines. */
export interface DecisionWrite {
  status: ListingStatus;
  adminNote: string | null;
  internalNote: string | null;
  version: number;
}

/** The reason of the last decision can be edited; an internal note is always a new one. */
export function decisionFrom({ status, adminNote }: Decided): DecisionValues {
  return { status, adminNote: adminNote ?? '', internalNote: '' };
}

/** With the intent `draft` only the internal note is added. */
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
 * Returns the open attempt's write when this one repeats it: storing raises the version, and with another version the
 * idempotency key would not match.
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

/** Why one or several records of a list are declined. */
export type Reason = Pick<DecisionValues, 'adminNote'>;

const reasonDraft = object({ adminNote: string() });

export const readReasonDraft = (values: unknown): Reason | null =>
  decodeOr(values, reasonDraft, null);

export const rulesFor = (intent: Intent): Rules<DecisionValues> => rules[intent];

const draftFields = partial(object({ adminNote: string(), internalNote: string() }));

/** Only the texts: a decision is made again on every visit. Null when the values do not fit this form. */
export const readDecisionDraft = (values: unknown): SomeValues<DecisionValues> | null =>
  decodeOr(values, draftFields, null);
