import type { Listing, ListingWrite } from '@portal/data/schemas';
import { type ListingType, listingTexts } from '@portal/domain';
import { useMemo, useState } from 'react';
import { createAttempts } from '../core/attempt.ts';
import { useClashes, useClashKeeper } from '../core/clash/useClashes.ts';
import { type DraftProps, useKeptText } from '../core/keeping/useKeptText.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { type Intent, useForm } from '../core/useForm.ts';
import { isShown, sameField } from './ListingClashes.tsx';
import { keptUnder, type ListingRole } from './listingMode.ts';
import {
  emptyListing,
  type ListingValues,
  type LogoWords,
  listingFromRecord,
  listingPayload,
  logoWords,
  readKeptListing,
  rulesFor,
} from './listingValues.ts';
import { namePerson } from './teamValues.ts';
import { type Upload, usePictureUpload, useTeamPhotos } from './usePictureUpload.ts';

export interface SubmitFacts {
  /** Save as a draft instead of submitting. */
  draft: boolean;
  /** The idempotency key: the same for every retry with the same values. */
  key: string;
  /** The alternative text to store before the listing; null when it is stored. */
  logoWords: LogoWords | null;
}

export interface ListingFormSetup extends DraftProps {
  type: ListingType;
  /** The stored listing; null for a new one. Unchanged fields follow a newer version of it. */
  record: Listing | null;
  role: ListingRole;
  /** The account of the signed-in user; null when it is unknown, and then nothing can be stored. */
  account: number | null;
  /** Stores the listing. */
  onSubmit: (payload: ListingWrite, facts: SubmitFacts) => Promise<SubmitResult>;
  /** Stores a picture: called as soon as it is chosen, and again with the next submit after a failure. */
  upload: Upload;
}

export function useListingForm(setup: ListingFormSetup) {
  const { type, record, role, account, onSubmit, upload } = setup;
  const { user, draftKeeper, now = Date.now } = setup;
  const stored = useMemo(
    () => (record ? listingFromRecord(record, role) : emptyListing),
    [record, role],
  );
  const [attempts] = useState(() => createAttempts());
  const clashKeeper = useClashKeeper<ListingValues>(isShown);

  async function send(values: ListingValues, intent: Intent): Promise<SubmitResult> {
    const owner = record?.account?.id ?? account;
    if (owner === null) return { ok: false, message: listingTexts.userMissing };
    const draft = intent === 'draft';
    const payload = listingPayload(values, {
      type,
      account: owner,
      draft,
      role,
      note: record?.adminNote ?? null,
    });
    const key = attempts.keyFor(payload);
    kept.keepNow();
    const result = await onSubmit(payload, { draft, key, logoWords: logoWords(values) });
    if (result.ok) {
      attempts.settle();
      kept.saved(values);
      clashes.settled(values);
    }
    return result.ok ? result : { ...result, fields: result.fields?.map(namePerson) ?? [] };
  }

  const form = useForm<ListingValues>({
    values: stored,
    rules: clashKeeper.guard(rulesFor),
    onSubmit: send,
    ready: async () => (await logo.settled()) && photos.settled(),
    now,
  });
  const clashes = useClashes({ keeper: clashKeeper, form, stored, same: sameField });
  const { setValue, setError, clearErrors } = form.api;
  const logo = usePictureUpload(
    {
      store: (picture) => setValue('logo', picture, { shouldDirty: true }),
      refuse: (message) => setError('logo', { type: 'file', message }),
      clear: () => clearErrors('logo'),
    },
    upload,
  );
  const photos = useTeamPhotos(form.api, upload);
  const kept = useKeptText({
    form: form.api,
    stored,
    version: record?.version,
    keeper: draftKeeper,
    place: { user, form: type, record: keptUnder(record, role) },
    read: readKeptListing,
    // Restored, it could undo another admin's decision.
    never: ['status'],
    clashes,
    attempts,
    now,
  });

  /** Resets the form to the stored values and deletes the kept text. */
  function putBack(): void {
    if (logo.chosen) logo.remove();
    if (photos.chosen) photos.remove();
    clashes.settled(stored);
    form.putBack(stored);
    kept.saved(stored);
  }

  return { form, logo, photos, kept, clashes, putBack };
}
