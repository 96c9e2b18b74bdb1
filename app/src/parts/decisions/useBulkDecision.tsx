import { useUser } from '@portal/data/react';
import { lostRace } from '@portal/data/schemas';
import { randomId } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import { BulkBar, type BulkBarProps } from '@portal/ui/components/BulkBar';
import { useToast } from '@portal/ui/components/Toast';
import type { QueueAction } from '@portal/ui/patterns/DecisionQueue';
import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { useAppServices } from '../../portal.tsx';
import type { ListState } from '../lists/ListPage.tsx';
import { useClearedTold } from '../lists/useClearedTold.ts';
import { BulkFailures, type BulkResult } from './BulkFailures.tsx';
import {
  type BulkKind,
  type BulkStatus,
  type BulkThing,
  type Decidable,
  failureTitle,
  keyOf,
  sendAll,
  undoWords,
} from './bulk.ts';
import { LateReasonDialog, loadDialog } from './LateReasonDialog.tsx';
import { undoTime } from './useDeciding.ts';
import { useForgetReasons } from './useForgetReasons.ts';
import { useReasonTemplates } from './useReasonTemplates.ts';

/** As templates for reasons name the record. */
const yours: Record<BulkThing, string> = {
  listing: m.bulk_your_listing(),
  review: m.bulk_your_review(),
  offer: m.bulk_your_offer(),
};

interface BulkSetup<Row> {
  /** The rows of this page. */
  rows: readonly Row[];
  kind: BulkKind<Row>;
  /** In the dialog that asks for the reason: who sees it, and what happens. */
  description: (selected: { count: number }) => string;
  /** The error for a missing reason. Default: the reason is optional. */
  required?: string | undefined;
  /** Identifies the reason among local drafts. */
  draftRecord: string;
  /** Further actions on the selected rows. Default: none. */
  others?: (selected: readonly Row[]) => BulkBarProps['actions'];
}

export interface BulkControls<Row> {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Removes a row from the selection, as after a decision on it alone. */
  deselect: (id: string) => void;
  /** The decision that is being sent for this row, if any. */
  sendingOf: (row: Row) => QueueAction | undefined;
  /** The state of the list: a search whose results were all decided is not one without results. */
  stateOf: (state: ListState) => ListState | 'decided';
  /** The rows that failed, above the list. */
  result: ReactNode;
  /** The bar and its dialog, below the list. */
  bar: ReactNode;
}

/**
 * Decides on several rows of a list, two at a time, with one Undo. Failed ones stay selected, with the error. Another page,
 * filter or search clears the selection.
 */
export function useBulkDecision<Row extends Decidable>(setup: BulkSetup<Row>): BulkControls<Row> {
  const { rows, kind } = setup;
  const { thing, recordOf, send, wordsFor } = kind;
  const user = useUser();
  const { draftStore, now } = useAppServices();
  const templates = useReasonTemplates({
    field: yours[thing],
    ...(thing === 'review' ? { listing: m.bulk_the_listing() } : {}),
  });
  const tell = useBulkUndo(kind);
  const forgetReasons = useForgetReasons();
  const { search } = useLocation();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [view, setView] = useState(search);
  const [result, setResult] = useState<BulkResult<Row> | null>(null);
  const [decidedAt, setDecidedAt] = useState<string | null>(null);
  const [sending, setSending] = useState<ReadonlyMap<number, QueueAction> | null>(null);
  const [declining, setDeclining] = useState(false);
  // Stays mounted once opened, to keep the typed reason until the rows are decided.
  const [asked, setAsked] = useState(false);
  // Identifies an approval until all of it is saved, and the reason typed for the same rows.
  const [attempt, setAttempt] = useState(randomId);
  if (view !== search) {
    setView(search);
    setChosen(new Map());
    setDeclining(false);
  }

  useClearedTold(chosen.size);

  const drop = (ids: ReadonlySet<string>) =>
    setChosen((before) => new Map([...before].filter(([id]) => !ids.has(id))));

  function select(ids: ReadonlySet<string>) {
    // Keys typed before the dialog has loaded belong to the reason.
    if (declining) return;
    // A failure is reported when the dialog opens.
    void loadDialog().catch(() => undefined);
    const known = new Map(rows.map((row) => [String(row.id), row]));
    setChosen((before) => {
      const next = new Map<string, Row>();
      for (const id of ids) {
        // Decides on the version that was on screen when it was selected.
        const row = before.get(id) ?? known.get(id);
        if (row) next.set(id, row);
      }
      return next;
    });
  }

  async function decide(
    status: BulkStatus,
    reason: string | null,
    key: string,
  ): Promise<SubmitResult> {
    const action = status === 'APPROVED' ? 'approve' : 'decline';
    setSending(new Map([...chosen.values()].map(({ id }) => [id, action])));
    setResult(null);
    const { saved, failed } = await sendAll([...chosen.values()], (row) =>
      send(row, status, reason, keyOf(key, row)),
    );
    const failures = failed.map(({ row, error }) => ({
      row,
      why: wordsFor(error),
      outdated: lostRace(error) !== null,
    }));
    for (const row of saved) forgetReasons(recordOf(row));
    setSending(null);
    // Deciding on an outdated record would fail again.
    const again = failures.filter(({ outdated }) => !outdated).map(({ row }) => row.id);
    drop(new Set([...chosen].filter(([, { id }]) => !again.includes(id)).map(([id]) => id)));
    if (again.length === 0) setDeclining(false);
    const done = saved.length;
    setResult(failures.length > 0 ? { status, done, failures } : null);
    if (done > 0) {
      setDecidedAt(search);
      tell(status, saved);
    }
    if (failures.length === 0) return { ok: true };
    const reasons = new Set(failures.map(({ why }) => why));
    const title = failureTitle(status, { thing, failed: failures.length, done: 0 });
    return { ok: false, message: `${title} ${[...reasons].join(' ')}` };
  }

  async function approve() {
    if (chosen.size === 0 || sending || declining) return;
    const { ok } = await decide('APPROVED', null, attempt);
    if (!ok) return;
    setAttempt(randomId());
    // A reason that was typed for these rows does not suit the next ones; those of other visits stay on offer.
    setAsked(false);
    forgetReasons(setup.draftRecord, attempt);
  }
  function askReason() {
    if (chosen.size === 0 || sending) return;
    setAsked(true);
    setDeclining(true);
  }

  const count = chosen.size;
  const busy = sending !== null;
  const [first] = chosen.values();
  return {
    selected: new Set(chosen.keys()),
    onSelect: select,
    deselect: (id) => drop(new Set([id])),
    sendingOf: ({ id }) => sending?.get(id),
    stateOf: (state) => (state === 'no-match' && decidedAt === search ? 'decided' : state),
    result: result && (
      <BulkFailures
        {...result}
        kind={kind}
        kept={result.failures.some(({ row }) => chosen.has(String(row.id)))}
        onClose={() => setResult(null)}
      />
    ),
    bar: (
      <>
        <BulkBar
          count={count}
          onClear={() => setChosen(new Map())}
          actions={[
            {
              label: m.bulk_approve(),
              busy,
              busyLabel: m.bulk_deciding(),
              icon: Check,
              shortcut: 'A',
              onAction: () => void approve(),
            },
            {
              label: m.bulk_decline(),
              icon: X,
              disabled: busy,
              shortcut: 'D',
              asks: true,
              onAction: askReason,
            },
            ...(setup.others && !busy ? setup.others([...chosen.values()]) : []),
          ]}
        />
        {asked ? (
          <LateReasonDialog
            open={declining}
            onClose={() => setDeclining(false)}
            title={m.bulk_decline_question({ thing, name: first ? kind.nameOf(first) : '', count })}
            description={setup.description({ count })}
            confirm={m.bulk_decline_count({ thing, count })}
            cancel={m.bulk_cancel()}
            required={setup.required}
            onSubmit={(reason, key) => decide('DECLINED', reason, key)}
            user={String(user.id)}
            draftRecord={setup.draftRecord}
            draftId={attempt}
            templates={templates}
            draftStore={draftStore}
            now={now}
          />
        ) : null}
      </>
    ),
  };
}

/** Shows a toast for the decisions, with Undo for all of them. */
function useBulkUndo<Row>({ thing, send, wordsFor }: BulkKind<Row>) {
  const toast = useToast();
  async function undo(decided: readonly Row[]): Promise<void> {
    const { saved, failed } = await sendAll(decided, (row) => send(row, 'PENDING', null));
    const counts = { thing, failed: failed.length, done: saved.length };
    toast({
      tone: failed.length === 0 ? 'positive' : 'caution',
      message: undoWords(
        counts,
        failed.map(({ error }) => wordsFor(error)),
      ),
    });
  }
  const decided = { APPROVED: m.bulk_approved, DECLINED: m.bulk_declined } as const;
  return (status: BulkStatus, saved: readonly Row[]) =>
    toast({
      tone: 'positive',
      message: decided[status]({ thing, count: saved.length }),
      duration: undoTime,
      action: { label: m.bulk_undo(), onAction: () => void undo(saved) },
    });
}
