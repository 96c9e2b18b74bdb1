import { useClient, useStores, useUser } from '@portal/data/react';
import {
  type Collection,
  DataError,
  isAdmin,
  type Listing,
  type ListingWrite,
  listingTexts,
  messageFor,
} from '@portal/data/schemas';
import type { SubmitResult } from '@portal/forms/core';
import type { UploadResult } from '@portal/forms/listing';
import { useToast } from '@portal/ui/components/Toast';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { afterSave } from './afterSave.ts';

/** A failed call as a form tells it. */
export function toResult(error: unknown): SubmitResult {
  return {
    ok: false,
    message: messageFor(error),
    fields: error instanceof DataError ? error.fields : [],
  };
}

interface SubmitOptions {
  draft: boolean;
  key: string;
}

/**
 * Saving, uploading, taking back and deleting a listing; the lists are told, and the address follows.
 * `release` lets the leave guard pass what follows a success.
 */
export function useListingWrites(
  collection: Collection,
  record: Listing | null,
  release: () => void,
) {
  const client = useClient();
  const stores = useStores();
  const admin = isAdmin(useUser());
  const toast = useToast();
  const go = useNavigate();
  const { pathname } = useLocation();

  function changed() {
    stores.counts.invalidate();
  }

  function leaveFor(address: string) {
    release();
    void go(address);
  }

  return {
    async submit(write: ListingWrite, { draft, key }: SubmitOptions): Promise<SubmitResult> {
      try {
        const options = { idempotencyKey: key };
        const listing = record
          ? await client.listings.save(
              collection,
              record.id,
              { ...write, version: record.version },
              options,
            )
          : await client.listings.create(collection, write, options);
        stores.listings.wrote(listing);
        changed();
        toast({ tone: 'positive', message: savedWords(draft, admin) });
        const next = afterSave({ listing, isNew: !record, draft, pathname });
        if (next) leaveFor(next);
        return { ok: true };
      } catch (error) {
        return toResult(error);
      }
    },

    async upload(file: File, onProgress: (share: number) => void): Promise<UploadResult> {
      try {
        return { ok: true, media: await client.media.upload(file, { onProgress }) };
      } catch (error) {
        return { ok: false, message: messageFor(error) };
      }
    },

    async withdraw(listing: Listing) {
      stores.listings.wrote(
        await client.listings.withdraw(collection, listing.id, listing.version),
      );
      changed();
      toast({ tone: 'positive', message: 'Taken back. It is a draft now.' });
    },

    async discardRevision(listing: Listing) {
      await client.listings.discardRevision(collection, listing.id);
      stores.listings.removed(listing);
      changed();
      toast({
        tone: 'positive',
        message: 'The changes were discarded. The live listing stays as it is.',
      });
      leaveFor(paths.listing(collection, 'active', listing.slug));
    },

    async remove(listing: Listing) {
      await client.listings.remove(collection, listing.id);
      stores.listings.removed(listing);
      changed();
      toast({ tone: 'positive', message: `${listing.name || 'Untitled listing'} was deleted.` });
      leaveFor(paths.listings(collection, listing.status === 'APPROVED' ? 'active' : 'pending'));
    },
  };
}

function savedWords(draft: boolean, admin: boolean): string {
  if (draft) return 'Draft saved.';
  return admin ? listingTexts.updated : listingTexts.submitted;
}
