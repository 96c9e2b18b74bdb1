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
import { m } from '../../i18n/messages.js';
import { useRaceWords } from '../listings/race.ts';
import { decisionToast, unchangedToast } from './useDeciding.ts';

export const listingTitle = ({ name }: Pick<Listing, 'name'>): string =>
  name || m.listing_untitled();

/** Decisions on listings: updates the stores, shows a toast with Undo, and explains edit conflicts. */
export function useDecision() {
  const client = useClient();
  const stores = useStores();
  const toast = useToast();
  const raceWords = useRaceWords();

  function send(record: Listing, write: Decision, key?: string): Promise<Listing> {
    const options = key === undefined ? {} : { idempotencyKey: key };
    return client.listings.decide(collectionOf(record), record.id, write, options);
  }

  /** Updates the stores with saved records; without any, reloads them. */
  function changed(saved: readonly Listing[]) {
    for (const listing of saved) stores.listings.wrote(listing);
    if (saved.length === 0) stores.listings.invalidate();
    else stores.vendors.invalidate();
    stores.counts.invalidate();
  }

  function wordsFor(error: unknown): string {
    const race = raceWords(error);
    return race ? m.listing_race_decision_not_saved({ race }) : messageFor(error);
  }

  /** Reloads the record and returns the error message. */
  function explain(error: unknown): string {
    changed([]);
    return wordsFor(error);
  }

  function takeBack(saved: Listing): Promise<Listing> {
    const write = { status: 'PENDING', adminNote: null, internalNote: null, undo: true } as const;
    return send(saved, { ...write, version: saved.version });
  }

  async function undo(saved: Listing) {
    try {
      changed([await takeBack(saved)]);
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
      changed([saved]);
      const asks = write.remarks !== undefined;
      const unchanged = asks ? null : unchangedToast(record.status, write.status, note);
      const outcome = asks ? 'CHANGES' : write.status;
      toast(unchanged ?? decisionToast(listingTitle(record), outcome, () => void undo(saved)));
      if (!unchanged) void onDecided();
      return { ok: true };
    } catch (error) {
      if (error instanceof DataError && error.code === 'not-found') {
        const name = listingTitle(record);
        const typed = write.adminNote || write.internalNote || write.remarks?.length;
        if (typed)
          return { ok: false, message: m.listing_gone_decision_copy({ name }), fields: [] };
        toast({ tone: 'caution', message: m.listing_gone_decision_not_saved({ name }) });
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

  return { decide, send, takeBack, changed, wordsFor };
}
