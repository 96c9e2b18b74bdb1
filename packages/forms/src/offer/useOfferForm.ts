import type { SpecialOfferWrite } from '@portal/data/schemas';
import { offerFields } from '@portal/domain';
import { useState } from 'react';
import { type Attempts, createAttempts } from '../core/attempt.ts';
import { fieldRules } from '../core/fieldRules.ts';
import type { DraftKeeper } from '../core/keeping/draftKeeper.ts';
import { useKeptText } from '../core/keeping/useKeptText.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import { emptyOffer, type OfferValues, offerPayload, readKeptOffer } from './offerValues.ts';

export interface OfferFormSetup {
  /** The listing the offer is for. */
  listing: { url: string; name: string };
  /** Pays and sends the offer; `key` is the same for every try to send the same offer. */
  onSubmit: (offer: SpecialOfferWrite, key: string) => Promise<SubmitResult>;
  /** Whose text is kept and offered. */
  user: string;
  /** Where text is kept while it is typed. Default: nowhere. */
  draftKeeper?: DraftKeeper | undefined;
  /** The clock, in milliseconds. Default: the device's. */
  now?: (() => number) | undefined;
}

const rules = { fields: fieldRules(offerFields) };
const rulesFor = () => rules;

export function useOfferForm(setup: OfferFormSetup) {
  const { listing, onSubmit, user, draftKeeper, now = Date.now } = setup;
  /** While it is open nobody knows whether it was paid, and its text must stay as it was sent. */
  const [inDoubt, setInDoubt] = useState(false);
  const [attempts] = useState(() => withDoubt(createAttempts(), setInDoubt));

  async function send(values: OfferValues): Promise<SubmitResult> {
    const payload = offerPayload(values, listing.url);
    const doubted = attempts.open() !== null;
    const key = attempts.keyFor(payload);
    kept.keepNow();
    const result = await onSubmit(payload, key);
    // An answer that says nothing of the payment leaves an earlier doubt as it was.
    if (result.ok || result.refused || !(doubted || result.unclear)) attempts.settle();
    else setInDoubt(true);
    if (result.ok) kept.saved(values);
    else kept.keepNow();
    return result;
  }

  const form = useForm<OfferValues>({ values: emptyOffer, rules: rulesFor, onSubmit: send, now });
  const kept = useKeptText({
    form: form.api,
    stored: emptyOffer,
    keeper: draftKeeper,
    place: { user, form: 'offer', record: listing.url },
    read: readKeptOffer,
    attempts,
    now,
  });
  return { form, kept, inDoubt };
}

/** Tells when an attempt of an earlier visit goes on, and when one has come to its end. */
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
