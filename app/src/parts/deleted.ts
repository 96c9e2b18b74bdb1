import type { Client } from '@portal/data/client';
import { restoreDeleted } from '@portal/data/deleted';
import { type Listing, messageFor } from '@portal/data/schemas';
import type { Stores } from '@portal/data/stores';
import { collectionOf, type TrashKind } from '@portal/domain';
import type { useToast } from '@portal/ui/components/Toast';
import { m } from '../i18n/messages.js';

interface Place {
  client: Client;
  stores: Stores;
  toast: ReturnType<typeof useToast>;
}

interface DeletedRecord {
  kind: TrashKind;
  id: number;
  name: string;
  /** What the toast says. */
  message: string;
}

/** A toast about it replaces an earlier one, whose Undo no longer makes sense. */
const subjectOf = ({ kind, id }: Pick<DeletedRecord, 'kind' | 'id'>) => `${kind}/${id}`;

/** Says in a toast that a record was restored, in place of the one that it was deleted. */
export function sayRestored(toast: Place['toast'], record: Omit<DeletedRecord, 'message'>): void {
  const { name } = record;
  toast({
    tone: 'positive',
    message: m.listing_restored({ name }),
    about: subjectOf(record),
  });
}

/** Says in a toast that a record was deleted, with Undo, which is offered again after a failure. */
export function sayDeleted({ client, stores, toast }: Place, deleted: DeletedRecord): void {
  const { kind, id } = deleted;
  const undo = () =>
    restoreDeleted(client, stores, kind, id).then(
      () => sayRestored(toast, deleted),
      (error) => offer('critical', messageFor(error)),
    );
  const offer = (tone: 'positive' | 'critical', message: string) =>
    toast({
      tone,
      message,
      about: subjectOf(deleted),
      duration: 20_000,
      action: { label: m.listing_undo(), onAction: () => void undo() },
    });
  offer('positive', deleted.message);
}

/** The same of a listing. */
export function sayListingDeleted(place: Place, listing: Listing): void {
  const name = listing.name || m.listing_untitled();
  const kind = collectionOf(listing);
  sayDeleted(place, { kind, id: listing.id, name, message: m.listing_deleted({ name }) });
}

/** The title of a list of deleted records. */
export const deletedTitle = (kind: TrashKind): string =>
  kind === 'apps' || kind === 'services' ? m.listings_deleted_title() : m.deleted_title({ kind });
