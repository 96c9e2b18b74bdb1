import { useStores } from '@portal/data/react';
import {
  DataError,
  type Decision,
  isUnclear,
  type Listing,
  messageFor,
} from '@portal/data/schemas';
import type { SubmitResult } from '@portal/forms/core';
import type { DecisionFormProps, DecisionWrite } from '@portal/forms/decision';
import { useToast } from '@portal/ui/components/Toast';
import { m } from '../../i18n/messages.js';
import { useRaceWords } from '../listings/race.ts';
import { decisionToast, unchangedToast } from './useDeciding.ts';

export const listingTitle = ({ name }: Pick<Listing, 'name'>): string =>
  name || m.listing_untitled();

/** Decisions on listings: shows a toast with Undo, and explains edit conflicts. */
export function useDecision() {
  const { listings } = useStores();
  const toast = useToast();
  const raceWords = useRaceWords();

  const send = (record: Listing, write: Decision, key?: string): Promise<Listing> =>
    listings.decide(record, write, { idempotencyKey: key });

  function wordsFor(error: unknown): string {
    const race = raceWords(error);
    return race ? m.listing_race_decision_not_saved({ race }) : messageFor(error);
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
      toast({ tone: 'caution', message: wordsFor(error) });
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
        // The record no longer exists.
        void onDecided();
        return { ok: true };
      }
      const fields = error instanceof DataError ? error.fields : [];
      return { ok: false, message: wordsFor(error), fields, unclear: isUnclear(error) };
    }
  }

  return { decide, send, takeBack, wordsFor };
}
