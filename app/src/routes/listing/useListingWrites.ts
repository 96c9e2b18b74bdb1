import { useClient, useStores, useUser } from '@portal/data/react';
import { DataError, type Listing, type ListingWrite, may, messageFor } from '@portal/data/schemas';
import {
  type Collection,
  collectionOf,
  decidedWithin,
  listingTexts,
  uploadTexts,
} from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import type { LogoWords, SubmitFacts } from '@portal/forms/listing';
import { useToast } from '@portal/ui/components/Toast';
import { useLocation, useNavigate } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { useListingActions } from '../../parts/listings/listingActions.tsx';
import { useRaceWords } from '../../parts/listings/race.ts';
import { failedSubmit } from '../../parts/useSubmit.ts';
import { useUpload } from '../../parts/useUpload.ts';
import { paths } from '../../paths.ts';

interface WriteFacts {
  collection: Collection;
  record: Listing | null;
  /** The event of the version that the form restores. */
  restores: number | undefined;
  release: () => void;
  onOvertaken: (byWhom: string | null) => void;
}

/**
 * Saves, withdraws and deletes a listing, uploads its pictures, and navigates. `release` disables the
 * leave guard before navigating. `onOvertaken` receives the message of an edit conflict, after which the record may belong on
 * another page.
 */
export function useListingWrites({
  collection,
  record,
  restores,
  release,
  onOvertaken,
}: WriteFacts) {
  const client = useClient();
  const upload = useUpload();
  const raceWords = useRaceWords();
  const { listings } = useStores();
  const actions = useListingActions();
  const decides = may(useUser(), 'listing.decide');
  const toast = useToast();
  const go = useNavigate();
  const { pathname } = useLocation();

  function explain(error: unknown): string {
    const race = raceWords(error);
    return race ? m.listing_race_review_and_save({ race }) : messageFor(error);
  }

  /** Stores the alternative text and returns the id of the picture. Idempotent, so that a failed save can be repeated. */
  async function describe({ id, text }: LogoWords): Promise<number> {
    try {
      return (await client.media.describe(id, { alternativeText: text })).id;
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const { code, where, fields } = error;
      const fieldError = (path: string, message: string, problem = message) =>
        new DataError('invalid', { message, where, fields: [{ path, message: problem }] });
      if (code === 'not-found') throw fieldError('logo', uploadTexts.notFound);
      if (code !== 'invalid') throw error;
      throw fieldError('logoAlt', uploadTexts.recordFailed, fields[0]?.message);
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
          ? await listings.save(
              collection,
              record.id,
              {
                ...sent,
                version: record.version,
                target: record.beside ? 'revision' : 'live',
                restores,
              },
              options,
            )
          : await listings.create(collection, sent, options);
        onOvertaken(null);
        toast({ tone: 'positive', message: savedWords(listing, draft, decides) });
        // Otherwise a reload would fill the form with the version again.
        const next =
          afterSave({ listing, isNew: !record, draft, pathname }) ?? (restores && pathname);
        return {
          ok: true,
          created: record ? undefined : listing.id,
          leave: next ? () => leaveFor(next) : undefined,
        };
      } catch (error) {
        if (error instanceof DataError && error.code === 'payment-required') {
          leaveFor(paths.servicesPaywall);
        }
        const byWhom = raceWords(error);
        if (byWhom) onOvertaken(byWhom);
        return failedSubmit(error, explain(error));
      }
    },

    upload,

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

function savedWords({ wait }: Listing, draft: boolean, decides: boolean): string {
  if (draft) return m.listing_draft_saved();
  if (decides) return listingTexts.updated;
  return [listingTexts.submitted, decidedWithin(wait?.most)].filter(Boolean).join(' ');
}

interface Saved {
  listing: Listing;
  isNew: boolean;
  draft: boolean;
  pathname: string;
}

/** The page to open after a save, or null to stay: the list for a new listing, the new path when that has changed. */
function afterSave({ listing, isNew, draft, pathname }: Saved): string | null {
  const collection = collectionOf(listing);
  const scope = listing.status === 'APPROVED' ? 'active' : 'pending';
  if (isNew && !draft) return paths.listings(collection, scope);
  const address = paths.listing(collection, scope, listing.slug || listing.id);
  return pathname === address ? null : address;
}
