import type { Listing, ListingWrite } from '@portal/data/schemas';
import { type ListingType, listingTexts } from '@portal/domain';
import { useMemo, useState } from 'react';
import { createAttempts } from '../core/attempt.ts';
import { useClashes, useClashKeeper } from '../core/clash/useClashes.ts';
import type { DraftKeeper } from '../core/keeping/draftKeeper.ts';
import { useKeptText } from '../core/keeping/useKeptText.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { type Intent, useForm } from '../core/useForm.ts';
import { neverKept, readKeptListing } from './keptListing.ts';
import { keptUnder, type ListingRole } from './listingMode.ts';
import { rulesFor } from './listingRules.ts';
import {
  emptyListing,
  type ListingValues,
  type LogoWords,
  listingFromRecord,
  listingPayload,
  logoWords,
} from './listingValues.ts';
import { isShown, sameField } from './listingWords.ts';
import { type Upload, usePictureUpload } from './logo/usePictureUpload.ts';
import { namePerson } from './team/teamValues.ts';
import { useTeamPhotos } from './team/useTeamPhotos.ts';

export interface SubmitFacts {
  /** Keep it as a draft instead of handing it over. */
  draft: boolean;
  /** The same for every try to store the same values: send it as idempotency key. */
  key: string;
  /** To be stored with the logo before the listing; null when they are. */
  logoWords: LogoWords | null;
}

export interface ListingFormSetup {
  type: ListingType;
  /** The stored listing; null for a new one. Fields nobody has touched follow a newer version of it. */
  record: Listing | null;
  role: ListingRole;
  /** The account of the signed-in user; null when it is not known, and then nothing can be stored. */
  account: number | null;
  /** Stores the listing. */
  onSubmit: (payload: ListingWrite, facts: SubmitFacts) => Promise<SubmitResult>;
  /**
   * Stores the logo: called as soon as it is chosen, and again with the next submit when it failed.
   * To be ended when `signal` says so: the person stopped it, chose another picture or left. A rejection is told in plain words.
   */
  upload: Upload;
  /** Whose text is kept and offered. */
  user: string;
  /** Where text is kept while it is typed. Default: nowhere. */
  draftKeeper?: DraftKeeper | undefined;
  /** The clock, in milliseconds. Default: the device's. */
  now?: (() => number) | undefined;
}

export function useListingForm(setup: ListingFormSetup) {
  const {
    type,
    record,
    role,
    account,
    onSubmit,
    upload,
    user,
    draftKeeper,
    now = Date.now,
  } = setup;
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
    never: neverKept,
    clashes,
    attempts,
    now,
  });

  /** Back to what is stored, and nothing kept. */
  function putBack(): void {
    if (logo.chosen) logo.remove();
    if (photos.chosen) photos.remove();
    clashes.settled(stored);
    form.putBack(stored);
    kept.saved(stored);
  }

  return { form, logo, photos, kept, clashes, putBack };
}
