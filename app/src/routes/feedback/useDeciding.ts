import { useStores } from '@portal/data/react';
import { lostRace, messageFor } from '@portal/data/schemas';
import type { ListingStatus } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import type { QueueDeed } from '@portal/ui/patterns/DecisionQueue';
import { useState } from 'react';
import { useRaceWords } from '../listing/race.ts';

interface Decidable {
  id: number;
  version: number;
}

interface DecidingSetup<Row> {
  thing: 'review' | 'offer';
  /** What the toast calls it. */
  nameOf: (row: Row) => string;
  send: (row: Row, status: ListingStatus, note: string | null, key?: string) => Promise<Row>;
  /** What is known of these things is out of date. */
  changed: (row: Row | null) => void;
}

export interface Wrong {
  message: string;
  /** Somebody else was faster: what was decided on is no longer what is stored. */
  outdated: boolean;
}

export const undoTime = 5_000;

const deeds: Record<ListingStatus, string> = {
  APPROVED: 'approved',
  DECLINED: 'declined',
  PENDING: 'is pending again',
};

/** Deciding about reviews or offers in their list: the toast takes it back, and a lost race is told. */
export function useDeciding<Row extends Decidable>(setup: DecidingSetup<Row>) {
  const { thing, nameOf, send, changed } = setup;
  const toast = useToast();
  const stores = useStores();
  const raceWords = useRaceWords(thing);
  const [deciding, setDeciding] = useState<ReadonlyMap<number, QueueDeed>>(new Map());
  const [restored, setRestored] = useState<string>();

  function tellAll(row: Row | null) {
    changed(row);
    stores.counts.invalidate();
  }

  function explain(error: unknown): string {
    tellAll(null);
    const race = raceWords(error);
    return race ? `${race} Your decision was not saved.` : messageFor(error);
  }

  async function undo(row: Row) {
    try {
      tellAll(await send(row, 'PENDING', null));
      setRestored(String(row.id));
      toast({ tone: 'positive', message: `${nameOf(row)} ${deeds.PENDING}.` });
    } catch (error) {
      toast({ tone: 'caution', message: explain(error) });
    }
  }

  /** Comes to what went wrong, or to nothing. */
  async function decide(
    row: Row,
    status: ListingStatus,
    note: string | null = null,
    key?: string,
  ): Promise<Wrong | undefined> {
    const deed = status === 'APPROVED' ? 'approve' : 'decline';
    setDeciding((before) => new Map(before).set(row.id, deed));
    setRestored(undefined);
    try {
      const saved = await send(row, status, note, key);
      tellAll(saved);
      toast({
        tone: 'positive',
        message: `${nameOf(row)} ${deeds[status]}.`,
        duration: undoTime,
        action: { label: 'Undo', onAction: () => void undo(saved) },
      });
      return undefined;
    } catch (error) {
      return { message: explain(error), outdated: lostRace(error) !== null };
    } finally {
      setDeciding((before) => {
        const next = new Map(before);
        next.delete(row.id);
        return next;
      });
    }
  }

  return {
    deciding,
    /** Key of the row that was just taken back. */
    restored,
    decide,
    /** The same where nothing waits for the answer: a failure is told in a toast. */
    async decideAndTell(row: Row, status: ListingStatus) {
      const wrong = await decide(row, status);
      if (wrong) toast({ tone: 'caution', message: wrong.message });
    },
    explain,
    undo,
  };
}
