import { useClient, useStores } from '@portal/data/react';
import {
  collectionOf,
  DataError,
  type Listing,
  type ListingStatus,
  messageFor,
} from '@portal/data/schemas';
import { useToast } from '@portal/ui/components/Toast';
import { useState } from 'react';
import { useSurroundings } from '../../portal.tsx';
import { raceWords } from './race.ts';

const deeds: Record<ListingStatus, string> = {
  APPROVED: 'approved',
  DECLINED: 'declined',
  PENDING: 'stays in review',
};

/** Deciding on a listing: the lists are told, the toast takes it back, and a lost race is told. */
export function useDecision(record: Listing, onDecided: () => void) {
  const client = useClient();
  const stores = useStores();
  const toast = useToast();
  const { now } = useSurroundings();
  const [busy, setBusy] = useState(false);
  const [noteError, setNoteError] = useState<string>();
  const name = record.name || 'Untitled listing';

  async function save(status: ListingStatus, note: string, version: number) {
    const decision = { status, adminNote: note.trim() || null, internalNote: null, version };
    const saved = await client.listings.decide(collectionOf(record), record.id, decision);
    stores.listings.wrote(saved);
    stores.counts.invalidate();
    return saved;
  }

  function fail(error: unknown) {
    const race = raceWords(error, now());
    const message = race ? `${race} Your decision was not saved.` : messageFor(error);
    toast({ tone: 'caution', message });
    stores.listings.invalidate();
    stores.counts.invalidate();
  }

  function tell(status: ListingStatus, version: number) {
    // What was merged into a live listing cannot be taken apart again.
    const final = status === 'PENDING' || (status === 'APPROVED' && record.revision);
    const undo = { label: 'Undo', onAction: () => void save('PENDING', '', version).catch(fail) };
    const message = `${name} ${deeds[status]}.`;
    toast({ tone: 'positive', message, ...(final ? {} : { action: undo }) });
  }

  async function decide(status: ListingStatus, note: string) {
    setBusy(true);
    setNoteError(undefined);
    try {
      const { version } = await save(status, note, record.version);
      tell(status, version);
      onDecided();
    } catch (error) {
      const fields = error instanceof DataError ? error.fields : [];
      const problem = fields.find(({ path }) => path === 'adminNote');
      if (problem) setNoteError(problem.message);
      else fail(error);
    } finally {
      setBusy(false);
    }
  }

  return { busy, noteError, decide };
}
