import { lostRace, messageFor } from '@portal/data/schemas';
import type { ListingStatus } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import type { QueueAction } from '@portal/ui/patterns/DecisionQueue';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useRaceWords } from '../listings/race.ts';
import type { BulkKind, Decidable } from './bulk.ts';
import { useForgetReasons } from './useForgetReasons.ts';

interface DecidingSetup<Row> {
  thing: 'review' | 'offer';
  recordOf: BulkKind<Row>['recordOf'];
  /** Name of the record in toasts. */
  nameOf: (row: Row) => string;
  send: (row: Row, outcome: Outcome, note: string | null, key?: string) => Promise<Row>;
}

export interface Wrong {
  message: string;
  /** The record was changed by someone else first. */
  outdated: boolean;
}

export const undoTime = 5_000;

/** What a decision does: sets a status, or requests changes. */
export type Outcome = ListingStatus | 'CHANGES';

const outcomes: Record<Exclude<Outcome, 'CHANGES'>, typeof m.feedback_approved> = {
  APPROVED: m.feedback_approved,
  DECLINED: m.feedback_declined,
  PENDING: m.feedback_pending_again,
};

const changesTold = {
  vendor: m.feedback_changes_vendor_told,
  author: m.feedback_changes_author_told,
} as const;

/** What a decision in a list sends: PENDING takes back the one before. */
export const outcomeWrite = (outcome: Outcome) =>
  outcome === 'CHANGES'
    ? { status: 'PENDING' as const, remarks: [] }
    : { status: outcome, undo: outcome === 'PENDING' };

const queueActions = { APPROVED: 'approve', CHANGES: 'request' } as const;

/** The toast after a decision on `name`. With `undo`, it has an Undo button for five seconds. */
export const decisionToast = (
  name: string,
  status: Outcome,
  undo?: () => void,
  whose: 'vendor' | 'author' = 'vendor',
) => ({
  tone: 'positive' as const,
  message: (status === 'CHANGES' ? changesTold[whose] : outcomes[status])({ name }),
  ...(undo ? { duration: undoTime } : {}),
  ...(undo && status !== 'PENDING' ? { action: { label: m.feedback_undo(), onAction: undo } } : {}),
});

/** The toast after a note or a new reason was saved; null for a new status, after which the page is left. */
export function unchangedToast(before: ListingStatus, after: ListingStatus, note: boolean) {
  if (note) return { tone: 'positive', message: m.feedback_note_added() } as const;
  return before === after
    ? ({ tone: 'positive', message: m.feedback_reason_changed() } as const)
    : null;
}

/** Decisions on reviews or offers in their list, with Undo in the toast. Explains edit conflicts. */
export function useDeciding<Row extends Decidable & { status: ListingStatus }>(
  setup: DecidingSetup<Row>,
) {
  const { thing, nameOf, recordOf, send } = setup;
  const toast = useToast();
  const raceWords = useRaceWords(thing);
  const forgetReasons = useForgetReasons();
  const [deciding, setDeciding] = useState<ReadonlyMap<number, QueueAction>>(new Map());
  const [restored, setRestored] = useState<string>();

  function wordsFor(error: unknown): string {
    const race = raceWords(error);
    return race ? `${race} ${m.feedback_decision_not_saved()}` : messageFor(error);
  }

  async function undo(row: Row) {
    try {
      const restored = await send(row, 'PENDING', null);
      setRestored(String(row.id));
      toast(decisionToast(nameOf(row), restored.status));
    } catch (error) {
      toast({ tone: 'caution', message: wordsFor(error) });
    }
  }

  /** Resolves with the error, or with undefined after a success. */
  async function decide(
    row: Row,
    outcome: Exclude<Outcome, 'PENDING'>,
    note: string | null = null,
    key?: string,
  ): Promise<Wrong | undefined> {
    const action = outcome === 'DECLINED' ? 'decline' : queueActions[outcome];
    setDeciding((before) => new Map(before).set(row.id, action));
    setRestored(undefined);
    try {
      const saved = await send(row, outcome, note, key);
      forgetReasons(recordOf(row));
      toast(decisionToast(nameOf(row), outcome, () => void undo(saved)));
      return undefined;
    } catch (error) {
      return { message: wordsFor(error), outdated: lostRace(error) !== null };
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
    /** Id of the row whose decision was just undone. */
    restored,
    decide,
    /** Like `decide`, but shows a failure in a toast. Resolves with whether it was saved. */
    async decideAndTell(row: Row, outcome: Exclude<Outcome, 'PENDING'>): Promise<boolean> {
      const wrong = await decide(row, outcome);
      if (wrong) toast({ tone: 'caution', message: wrong.message });
      return !wrong;
    },
    wordsFor,
    undo,
    /** For decisions on several rows. */
    bulk: { thing, nameOf, recordOf, send, wordsFor } satisfies BulkKind<Row>,
  };
}
