import { useClient, useStores, useUser } from '@portal/data/react';
import {
  DataError,
  isAdmin,
  isUnclear,
  type Listing,
  type ListingWrite,
  messageFor,
} from '@portal/data/schemas';
import { type Collection, collectionOf, listingTexts, uploadTexts } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import type { LogoWords, SubmitFacts, UploadResult } from '@portal/forms/listing';
import { useToast } from '@portal/ui/components/Toast';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useListingActions } from './listingActions.tsx';
import { useRaceWords } from './race.ts';

/**
 * Saving, uploading, taking back and deleting a listing; the lists are told, and the address follows.
 * `release` lets the leave guard pass what follows a success; `onOvertaken` is told who changed the record first, so that
 * nothing was saved: what it is now may belong on another page.
 */
export function useListingWrites(
  collection: Collection,
  record: Listing | null,
  release: () => void,
  onOvertaken: (byWhom: string | null) => void,
) {
  const client = useClient();
  const raceWords = useRaceWords();
  const stores = useStores();
  const actions = useListingActions();
  const admin = isAdmin(useUser());
  const toast = useToast();
  const go = useNavigate();
  const { pathname } = useLocation();

  function changed() {
    stores.counts.invalidate();
  }

  /** The message of a failed call. After an edit conflict reloads the record, so that the next try can succeed. */
  function explain(error: unknown): string {
    if (!(error instanceof DataError) || error.code !== 'conflict') return messageFor(error);
    stores.listings.invalidate();
    const race = raceWords(error);
    return race ? `${race} Review the changes, then save again.` : messageFor(error);
  }

  /** Answers the picture to be saved. A second time changes nothing, so a save that fails after it can be repeated as it is. */
  async function describe({ id, text }: LogoWords): Promise<number> {
    try {
      return (await client.media.describe(id, { alternativeText: text })).id;
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const { code, where, fields } = error;
      const told = (path: string, message: string, problem = message) =>
        new DataError('invalid', { message, where, fields: [{ path, message: problem }] });
      if (code === 'not-found') throw told('logo', uploadTexts.notFound);
      if (code !== 'invalid') throw error;
      throw told('logoAlt', uploadTexts.recordFailed, fields[0]?.message);
    }
  }

  function leaveFor(address: string) {
    release();
    void go(address);
  }

  return {
    async submit(
      write: ListingWrite,
      { draft, key, logoWords }: SubmitFacts,
    ): Promise<SubmitResult> {
      try {
        const options = { idempotencyKey: key };
        const logo = logoWords ? await describe(logoWords) : write.logo;
        const sent = { ...write, logo };
        const listing = record
          ? await client.listings.save(
              collection,
              record.id,
              {
                ...sent,
                version: record.version,
                target: record.beside ? 'revision' : 'live',
              },
              options,
            )
          : await client.listings.create(collection, sent, options);
        stores.listings.wrote(listing);
        onOvertaken(null);
        changed();
        toast({ tone: 'positive', message: savedWords(draft, admin) });
        const next = afterSave({ listing, isNew: !record, draft, pathname });
        if (next) leaveFor(next);
        return { ok: true };
      } catch (error) {
        if (error instanceof DataError && error.code === 'payment-required') {
          leaveFor(paths.servicesPaywall);
        }
        const byWhom = raceWords(error);
        if (byWhom) onOvertaken(byWhom);
        return {
          ok: false,
          message: explain(error),
          unclear: isUnclear(error),
          fields: error instanceof DataError ? error.fields : [],
        };
      }
    },

    async upload(
      file: File,
      onProgress: (share: number) => void,
      signal?: AbortSignal,
    ): Promise<UploadResult> {
      try {
        const options = signal ? { onProgress, signal } : { onProgress };
        return { ok: true, media: await client.media.upload(file, options) };
      } catch (error) {
        // Problems of the picture keep their message; all others have one in common.
        const rejected = error instanceof DataError && error.code === 'invalid';
        return { ok: false, message: rejected ? messageFor(error) : uploadTexts.failed };
      }
    },

    explain,

    actions: {
      withdraw: actions.withdraw,
      async 'discard-revision'(listing: Listing) {
        await actions['discard-revision'](listing);
        leaveFor(paths.listing(collection, 'active', listing.slug));
      },
      async delete(listing: Listing) {
        await actions.delete(listing);
        leaveFor(paths.listings(collection, listing.status === 'APPROVED' ? 'active' : 'pending'));
      },
    },
  };
}

function savedWords(draft: boolean, admin: boolean): string {
  if (draft) return 'Draft saved.';
  return admin ? listingTexts.updated : listingTexts.submitted;
}

interface Saved {
  listing: Listing;
  /** It was made by this save. */
  isNew: boolean;
  draft: boolean;
  /** The address on screen. */
  pathname: string;
}

/** Where a save leads, or null to stay: a new listing to its list, a record with another address to that address. */
function afterSave({ listing, isNew, draft, pathname }: Saved): string | null {
  const collection = collectionOf(listing);
  const scope = listing.status === 'APPROVED' ? 'active' : 'pending';
  if (isNew && !draft) return paths.listings(collection, scope);
  const address = paths.listing(collection, scope, listing.slug || listing.id);
  return pathname === address ? null : address;
}
