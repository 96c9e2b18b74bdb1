import { decodeOr, type SpecialOfferWrite } from '@portal/data/schemas';
import { namesOf, type OfferTexts, offerFields, recordOf } from '@portal/domain';
import { useState } from 'react';
import { object, partial, string } from 'superstruct';
import { type Attempts, createAttempts } from '../core/attempt.ts';
import { type DraftProps, useLocalDraft } from '../core/drafts/useLocalDraft.ts';
import { fieldRules } from '../core/fieldRules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';

const names = namesOf(offerFields);

const emptyOffer: OfferTexts = recordOf(names, () => '');

export const offerLabels = recordOf(names, (name): string => offerFields[name].label);

const rules = { fields: fieldRules(offerFields) };

const keptValues = partial(object(recordOf(names, () => string())));

export interface OfferFormSetup extends DraftProps {
  listing: { url: string; name: string };
  /** Pays for and sends the offer; `key` is the same for every retry with the same offer. */
  onSubmit: (offer: SpecialOfferWrite, key: string) => Promise<SubmitResult>;
}

export function useOfferForm(setup: OfferFormSetup) {
  const { listing, onSubmit, user, draftStore, now = Date.now } = setup;
  /** Whether the open attempt may have been paid: then its text must stay as it was sent. */
  const [inDoubt, setInDoubt] = useState(false);
  const [attempts] = useState(() => withDoubt(createAttempts(), setInDoubt));

  async function send(values: OfferTexts): Promise<SubmitResult> {
    const payload = { ...recordOf(names, (name) => values[name].trim()), listing: listing.url };
    const doubted = attempts.open() !== null;
    const key = attempts.keyFor(payload);
    localDraft.storeNow();
    const result = await onSubmit(payload, key);
    // Without a result of the payment, an earlier attempt stays unclear.
    if (result.ok || result.rejected || !(doubted || result.unclear)) attempts.settle();
    else setInDoubt(true);
    if (result.ok) void localDraft.saved(values);
    else localDraft.storeNow();
    return result;
  }

  const form = useForm<OfferTexts>({
    values: emptyOffer,
    rules: () => rules,
    onSubmit: send,
    now,
  });
  const localDraft = useLocalDraft({
    form: form.api,
    stored: emptyOffer,
    draftStore,
    draftKey: { user, form: 'offer', record: listing.url },
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
