import type { Listing, ListingFields, ListingWrite, Media } from '@portal/data/schemas';
import { type ListingType, listingTexts } from '@portal/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createAttempts } from '../core/attempt.ts';
import { useConflicts, useConflictTracker } from '../core/conflicts/useConflicts.ts';
import { type DraftProps, useLocalDraft } from '../core/drafts/useLocalDraft.ts';
import { type Upload, uploadAs } from '../core/files/useUploads.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { type Intent, useForm } from '../core/useForm.ts';
import { isShown, sameField } from './ListingConflicts.tsx';
import { formKey, type ListingRole } from './listingMode.ts';
import {
  emptyListing,
  type ListingValues,
  type LogoWords,
  listingFromRecord,
  listingPayload,
  logoWords,
  readListingDraft,
  restoredValues,
  rulesFor,
} from './listingValues.ts';
import { pictureValue } from './picture.ts';
import { namePerson } from './teamValues.ts';
import { useTeamPhotos } from './useTeamPhotos.ts';

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
  /** A version whose values fill the form as if they were typed. Default: none. */
  restored?: (ListingFields & { id: number }) | undefined;
  /** The account of the signed-in user; null when it is unknown, and then nothing can be stored. */
  account: number | null;
  onSubmit: (payload: ListingWrite, facts: SubmitFacts) => Promise<SubmitResult>;
  /** Stores a picture: called as soon as it is chosen, and again with the next submit after a failure. */
  upload: Upload<Media>;
}

export function useListingForm(setup: ListingFormSetup) {
  const { type, record, role, restored, account, onSubmit, upload } = setup;
  const { user, draftStore, now = Date.now } = setup;
  const stored = useMemo(
    () => (record ? listingFromRecord(record, role) : emptyListing),
    [record, role],
  );
  const [attempts] = useState(() => createAttempts());
  const conflictTracker = useConflictTracker<ListingValues>(isShown);

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
    localDraft.storeNow();
    const result = await onSubmit(payload, { draft, key, logoWords: logoWords(values) });
    if (result.ok) {
      attempts.settle();
      conflicts.settled(values);
      await localDraft.saved(values, result.created);
      result.leave?.();
    }
    return result.ok ? result : { ...result, fields: result.fields?.map(namePerson) ?? [] };
  }

  const form = useForm<ListingValues>({
    values: stored,
    rules: conflictTracker.guard(rulesFor),
    onSubmit: send,
    now,
  });
  const conflicts = useConflicts({ tracker: conflictTracker, form, stored, same: sameField });
  const { setValues, setError } = form.api;
  const filledWith = useRef<number>(undefined);
  useEffect(() => {
    // Once: a reload of the same version must not replace what was typed since.
    if (!restored || filledWith.current === restored.id) return;
    filledWith.current = restored.id;
    const { values, gone } = restoredValues(restored);
    setValues(values, { shouldDirty: true });
    for (const { name, message } of gone) setError(name, { type: 'restored', message });
  }, [restored, setValues, setError]);
  const uploadPicture = uploadAs(upload, pictureValue);
  const photos = useTeamPhotos(form, uploadPicture);
  const localDraft = useLocalDraft({
    form: form.api,
    stored,
    version: record?.version,
    draftStore,
    draftKey: { user, form: type, record: formKey(record, role) },
    read: readListingDraft,
    // Restoring it could undo another admin's decision.
    never: ['status'],
    conflicts,
    attempts,
    now,
  });

  /** Resets the form to the stored values and deletes the local draft. */
  function reset(): void {
    conflicts.settled(stored);
    form.reset(stored);
    void localDraft.saved(stored);
  }

  return { form, uploadPicture, photos, localDraft, conflicts, reset };
}
