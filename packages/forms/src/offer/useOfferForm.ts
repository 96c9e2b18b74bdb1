import { decodeOr } from '@portal/data/schemas';
import { namesOf, type OfferTexts, offerFields, recordOf } from '@portal/domain';
import { useState } from 'react';
import { object, partial, string } from 'superstruct';
import { type Attempts, createAttempts } from '../core/attempt.ts';
import { type DraftProps, useLocalDraft } from '../core/drafts/useLocalDraft.ts';
import { fieldRules } from '../core/fieldRules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { m } from '../i18n/messages.js';

const names = namesOf(offerFields);

/** A new offer: empty, with the usual text of its button. */
export const newOffer: OfferTexts = { ...recordOf(names, () => ''), label: m.offer_claim() };

export const offerLabels = recordOf(names, (name): string => offerFields[name].label);

const rules = { fields: fieldRules(offerFields) };

const keptValues = partial(object(recordOf(names, () => string())));

interface OfferFormSetup extends DraftProps {
  stored: OfferTexts;
  /** Of the stored offer. Default: a new one. */
  version?: number;
  /** Identifies the form among local drafts. */
  draftRecord: string;
  /** Sends the texts; `key` is the same for every retry with the same texts. */
  onSubmit: (texts: OfferTexts, key: string) => Promise<SubmitResult>;
}

export function useOfferForm(setup: OfferFormSetup) {
  const { stored, version, draftRecord, onSubmit, user, draftStore, now = Date.now } = setup;
  /** Whether the open attempt may have been paid: then its text must stay as it was sent. */
  const [inDoubt, setInDoubt] = useState(false);
  const [attempts] = useState(() => withDoubt(createAttempts(), setInDoubt));

  async function send(values: OfferTexts): Promise<SubmitResult> {
    const texts = recordOf(names, (name) => values[name].trim());
    const doubted = attempts.open() !== null;
    const key = attempts.keyFor([texts, version]);
    localDraft.storeNow();
    const result = await onSubmit(texts, key);
    // Without a result of the payment, an earlier attempt stays unclear.
    if (result.ok || result.rejected || !(doubted || result.unclear)) attempts.settle();
    else setInDoubt(true);
    if (result.ok) void localDraft.saved(values);
    else localDraft.storeNow();
    return result;
  }

  const form = useForm<OfferTexts>({
    values: stored,
    rules: () => rules,
    onSubmit: send,
    now,
  });
  const localDraft = useLocalDraft({
    form: form.api,
    stored,
    version,
    draftStore,
    draftKey: { user, form: 'offer', record: draftRecord },
    read: (values) => decodeOr(values, keptValues, null),
    attempts,
    now,
  });
  return { form, localDraft, inDoubt };
}

/** Reports when an attempt of an earlier visit continues and when one ends. */
function withDoubt(attempts: Attempts, tell: (inDoubt: boolean) => void): Attempts {
  return {
    ...attempts,
    resume(attempt) {
      attempts.resume(attempt);
      tell(true);
    },
    settle() {
      attempts.settle();
      tell(false);
    },
  };
}
