import { useClient, useStores } from '@portal/data/react';
import {
  DataError,
  type Decision,
  isUnclear,
  type Listing,
  messageFor,
} from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import type { DecisionFormProps, DecisionWrite } from '@portal/forms/decision';
import { useToast } from '@portal/ui/components/Toast';
import { decisionToast, unchangedToast } from '../feedback/useDeciding.ts';
import { useRaceWords } from './race.ts';

export const listingTitle = ({ name }: Pick<Listing, 'name'>): string => name || 'Untitled listing';

/** Decisions on listings: updates the stores, shows a toast with Undo, and explains edit conflicts. */
export function useDecision() {
  const client = useClient();
  const stores = useStores();
  const toast = useToast();
  const raceWords = useRaceWords();

  async function send(record: Listing, write: Decision, key?: string): Promise<Listing> {
    const options = key === undefined ? {} : { idempotencyKey: key };
    const collection = collectionOf(record);
    const saved = await client.listings.decide(collection, record.id, write, options);
    stores.listings.wrote(saved);
    stores.counts.invalidate();
    stores.vendors.invalidate();
    return saved;
  }

  /** Reloads the record and returns the error message. */
  function explain(error: unknown): string {
    stores.listings.invalidate();
    stores.counts.invalidate();
    const race = raceWords(error);
    return race ? `${race} Your decision was not saved.` : messageFor(error);
  }

  function takeBack(saved: Listing): Promise<Listing> {
    const write = { status: 'PENDING', adminNote: null, internalNote: null, undo: true } as const;
    return send(saved, { ...write, version: saved.version });
  }

  async function undo(saved: Listing) {
    try {
      await takeBack(saved);
      toast(decisionToast(listingTitle(saved), 'PENDING'));
    } catch (error) {
      toast({ tone: 'caution', message: explain(error) });
    }
  }

  async function decide(
    record: Listing,
    write: DecisionWrite,
    { key, note }: Parameters<DecisionFormProps['onDecide']>[1],
    onDecided: () => void | Promise<void>,
  ): Promise<SubmitResult> {
    try {
      const saved = await send(record, write, key);
      const unchanged = unchangedToast(record.status, write.status, note);
      toast(unchanged ?? decisionToast(listingTitle(record), write.status, () => void undo(saved)));
      if (!unchanged) void onDecided();
      return { ok: true };
    } catch (error) {
      if (error instanceof DataError && error.code === 'not-found') {
        const gone = `${listingTitle(record)} was withdrawn or deleted.`;
        toast({ tone: 'caution', message: `${gone} Your decision was not saved.` });
        stores.listings.removed(record);
        stores.counts.invalidate();
        // The record no longer exists.
        void onDecided();
        return { ok: true };
      }
      const fields = error instanceof DataError ? error.fields : [];
      return { ok: false, message: explain(error), fields, unclear: isUnclear(error) };
    }
  }

  return { send, explain, takeBack, decide };
}
