import { decodeOr } from '@portal/data/schemas';
import {
  fieldProblem,
  genericTexts,
  isBlank,
  type ListingStatus,
  type NewRemark,
  noteFields,
  remarkFields,
} from '@portal/domain';
import { array, boolean, nullable, object, partial, string } from 'superstruct';
import type { Attempt } from '../core/attempt.ts';
import type { SomeValues } from '../core/drafts/changedValues.ts';
import { fieldRules } from '../core/fieldRules.ts';
import type { Rules } from '../core/rules.ts';
import type { Intent } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';

export interface Decided {
  status: ListingStatus;
  adminNote: string | null;
  version: number;
}

/** A remark as it is typed. */
export interface TypedRemark extends NewRemark {
  key: string;
}

export interface DecisionValues {
  /** CHANGES: request changes. */
  status: ListingStatus | 'CHANGES';
  /** The reason of a decline. */
  adminNote: string;
  /** The message of a request for changes. */
  message: string;
  internalNote: string;
  remarks: TypedRemark[];
}

/** What is sent; `adminNote` is null unless the decision declines or requests changes, which `remarks` does. */
export interface DecisionWrite {
  status: ListingStatus;
  adminNote: string | null;
  internalNote: string | null;
  remarks?: readonly NewRemark[];
  version: number;
}

/** The reason of the last decision can be edited; an internal note is always a new one. */
export function decisionFrom({ status, adminNote }: Decided): DecisionValues {
  return { status, adminNote: adminNote ?? '', message: '', internalNote: '', remarks: [] };
}

/** The remarks with a text. */
export const written = ({ remarks }: Pick<DecisionValues, 'remarks'>): NewRemark[] =>
  remarks.filter(({ text }) => !isBlank(text)).map(({ key: _, ...remark }) => remark);

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
  const { status } = values;
  if (status === 'CHANGES') {
    const adminNote = values.message.trim() || null;
    return { status: 'PENDING', adminNote, internalNote, remarks: written(values), version };
  }
  const reason = status === 'DECLINED' ? values.adminNote.trim() : '';
  return { status, adminNote: reason || null, internalNote, version };
}

/** The fields with text. */
export const typedFields = ['adminNote', 'message', 'internalNote', 'remarks'] as const;

export interface AfterSending {
  /** What is stored now. */
  stored: DecisionValues;
  /** What was typed and not sent. */
  typed: Partial<DecisionValues>;
  /** The fields that were sent, and those of the other outcomes, which the decision settled. */
  sent: readonly string[];
}

/** The values after a decision was saved. With the intent `draft`, only the internal note was. */
export function afterSending(
  values: DecisionValues,
  stored: DecisionValues,
  intent: Intent,
): AfterSending {
  const { status, adminNote, message, remarks } = values;
  if (intent === 'draft')
    return { stored, typed: { status, adminNote, message, remarks }, sent: ['internalNote'] };
  const next = decisionFrom({
    status: status === 'CHANGES' ? 'PENDING' : status,
    adminNote: status === 'DECLINED' ? adminNote.trim() : null,
    version: 0,
  });
  if (status !== 'PENDING') return { stored: next, typed: {}, sent: typedFields };
  // It can be decided again: with the texts that were typed.
  const reason = adminNote === stored.adminNote ? '' : adminNote;
  return { stored: next, typed: { adminNote: reason, message, remarks }, sent: ['internalNote'] };
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
  adminNote: m.decision_reason_for_decline(),
  message: m.decision_message_to_vendor(),
  internalNote: m.decision_internal_note(),
  remarks: m.decision_remarks(),
} as const;

const remarksProblem = (remarks: readonly TypedRemark[]): string | undefined =>
  written({ remarks: [...remarks] })
    .map(({ text }) => fieldProblem(remarkFields.text, text))
    .find((problem) => problem !== undefined);

const rules: Record<Intent, Rules<DecisionValues>> = {
  submit: {
    fields: {
      ...fieldRules({ ...noteFields, message: noteFields.adminNote }),
      remarks: (value) => remarksProblem(Array.isArray(value) ? value : []),
    },
    together: (values) =>
      (values.status === 'APPROVED' || values.status === 'DECLINED') && written(values).length > 0
        ? [{ path: 'remarks', message: m.decision_remarks_need_request() }]
        : [],
  },
  draft: {
    fields: fieldRules({
      internalNote: {
        ...noteFields.internalNote,
        required: genericTexts.required(m.decision_note()),
      },
    }),
  },
};

/** Why one or several records of a list are declined. */
export type Reason = Pick<DecisionValues, 'adminNote'>;

const reasonDraft = object({ adminNote: string() });

export const readReasonDraft = (values: unknown): Reason | null =>
  decodeOr(values, reasonDraft, null);

export const rulesFor = (intent: Intent): Rules<DecisionValues> => rules[intent];

const remarkDraft = object({
  key: string(),
  field: string(),
  item: nullable(string()),
  required: boolean(),
  text: string(),
});

const draftFields = partial(
  object({
    adminNote: string(),
    message: string(),
    internalNote: string(),
    remarks: array(remarkDraft),
  }),
);

/** Only the texts: a decision is made again on every visit. Null when the values do not fit this form. */
export const readDecisionDraft = (values: unknown): SomeValues<DecisionValues> | null =>
  decodeOr(values, draftFields, null);
