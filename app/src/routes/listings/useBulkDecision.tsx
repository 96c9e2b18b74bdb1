import { useUser } from '@portal/data/react';
import { type Listing, lostRace } from '@portal/data/schemas';
import type { Collection } from '@portal/domain';
import type { SubmitResult } from '@portal/forms/core';
import { Banner } from '@portal/ui/components/Banner';
import { BulkBar } from '@portal/ui/components/BulkBar';
import { Button } from '@portal/ui/components/Button';
import { useToast } from '@portal/ui/components/Toast';
import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../../portal.tsx';
import { undoTime } from '../feedback/useDeciding.ts';
import { listingTitle, useDecision } from '../listing/useDecision.ts';
import { LateDeclineDialog, loadDialog } from './LateDeclineDialog.tsx';

export interface BulkControls {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Whether listings of this view were decided and have left it. */
  decided: boolean;
  /** The listings that failed, above the table. */
  result: ReactNode;
  /** The bar and its dialog, below the table. */
  bar: ReactNode;
}

/** Decides on several listings of the queue. Failed ones stay selected, with the error. */
export function useBulkDecision(rows: readonly Listing[], collection: Collection): BulkControls {
  const user = useUser();
  const { draftStore, now } = useAppServices();
  const { send, explain } = useDecision();
  const tell = useBulkUndo();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Listing>>(new Map());
  const [result, setResult] = useState<BulkResult | null>(null);
  const { search } = useLocation();
  const [decidedAt, setDecidedAt] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [declining, setDeclining] = useState(false);
  // Stays mounted once opened, to keep the typed reason.
  const [asked, setAsked] = useState(false);

  function select(ids: ReadonlySet<string>) {
    // A failure is reported when the dialog opens.
    void loadDialog().catch(() => undefined);
    const known = new Map(rows.map((row) => [String(row.id), row]));
    setChosen((before) => {
      const next = new Map<string, Listing>();
      for (const id of ids) {
        // Decides on the version that was on screen when it was selected.
        const listing = before.get(id) ?? known.get(id);
        if (listing) next.set(id, listing);
      }
      return next;
    });
  }

  async function decide(
    decision: Decision,
    reason: string | null,
    key?: string,
  ): Promise<SubmitResult> {
    setBusy(true);
    setResult(null);
    const saved: Listing[] = [];
    const failures: Failure[] = [];
    await inTurn([...chosen.values()], 2, async (listing) => {
      const words = { adminNote: reason, internalNote: null, version: listing.version };
      try {
        const own = key && `${key}/${listing.id}/${listing.version}`;
        const after = await send(listing, { status: decision, ...words }, own);
        saved.push(after);
      } catch (error) {
        failures.push({ listing, why: explain(error), outdated: lostRace(error) !== null });
      }
    });
    setBusy(false);
    // Deciding on an outdated listing would fail again.
    const again = failures.filter(({ outdated }) => !outdated);
    setChosen(new Map(again.map(({ listing }) => [String(listing.id), listing])));
    if (again.length === 0) setDeclining(false);
    setResult(failures.length > 0 ? { decision, done: saved.length, failures } : null);
    if (saved.length > 0) {
      setDecidedAt(search);
      tell(decision, saved);
    }
    if (failures.length === 0) return { ok: true };
    const reasons = new Set(failures.map(({ why }) => why));
    const message = `${many(failures.length)} could not be ${actions[decision]}. ${[...reasons].join(' ')}`;
    return { ok: false, message };
  }

  return {
    selected: new Set(chosen.keys()),
    onSelect: select,
    decided: decidedAt === search,
    result: result && <BulkFailures result={result} onClose={() => setResult(null)} />,
    bar: (
      <>
        <BulkBar
          count={chosen.size}
          onClear={() => setChosen(new Map())}
          actions={[
            {
              label: 'Approve',
              busyLabel: busy ? 'Deciding' : undefined,
              icon: Check,
              disabled: busy,
              onAction: () => void decide('APPROVED', null),
            },
            {
              label: 'Decline…',
              icon: X,
              disabled: busy,
              onAction: () => {
                setAsked(true);
                setDeclining(true);
              },
            },
          ]}
        />
        {asked ? (
          <LateDeclineDialog
            open={declining}
            onClose={() => setDeclining(false)}
            title={`Decline ${many(chosen.size)}?`}
            description="All vendors see the same reason."
            confirm={`Decline ${many(chosen.size)}`}
            cancel="Cancel"
            onDecline={(reason, key) => decide('DECLINED', reason, key)}
            user={String(user.id)}
            draftRecord={`pending/${collection}`}
            draftStore={draftStore}
            now={now}
          />
        ) : null}
      </>
    ),
  };
}

/** Shows a toast for the decisions, with Undo for all of them. */
function useBulkUndo(): (decision: Decision, saved: readonly Listing[]) => void {
  const { takeBack, explain } = useDecision();
  const toast = useToast();
  async function undo(saved: readonly Listing[]): Promise<void> {
    const reasons: string[] = [];
    await inTurn(saved, 2, async (listing) => {
      try {
        await takeBack(listing);
      } catch (error) {
        reasons.push(explain(error));
      }
    });
    const done = saved.length - reasons.length;
    const undone = `${many(done)} ${done === 1 ? 'is' : 'are'} pending again.`;
    if (reasons.length === 0) {
      toast({ tone: 'positive', message: undone });
      return;
    }
    const failed = `${many(reasons.length)} could not be undone. ${[...new Set(reasons)].join(' ')}`;
    toast({ tone: 'caution', message: done > 0 ? `${undone} ${failed}` : failed });
  }
  return (decision, saved) =>
    toast({
      tone: 'positive',
      message: `${many(saved.length)} ${actions[decision]}.`,
      duration: undoTime,
      action: { label: 'Undo', onAction: () => void undo(saved) },
    });
}

type Decision = 'APPROVED' | 'DECLINED';

interface Failure {
  listing: Listing;
  why: string;
  /** Another user changed it first, so it must be reviewed again. */
  outdated: boolean;
}

interface BulkResult {
  decision: Decision;
  done: number;
  failures: readonly Failure[];
}

const actions: Record<Decision, string> = { APPROVED: 'approved', DECLINED: 'declined' };

const many = (count: number) => (count === 1 ? '1 listing' : `${count} listings`);

interface BulkFailuresProps {
  result: BulkResult;
  onClose: () => void;
}

/** The listings that failed, with their errors. Takes the focus when it appears. */
function BulkFailures({ result, onClose }: BulkFailuresProps) {
  const { decision, done, failures } = result;
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    banner.current?.focus();
  }, []);
  return (
    <Banner
      ref={banner}
      focusable
      tone="caution"
      title={`${many(failures.length)} could not be ${actions[decision]}${done > 0 ? `, ${done} ${done === 1 ? 'was' : 'were'}` : ''}.`}
      actions={
        <Button size="compact" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul>
        {failures.map(({ listing, why }) => (
          <li key={listing.id}>
            {listingTitle(listing)}: {why}
          </li>
        ))}
      </ul>
      {failures.some(({ outdated }) => !outdated) ? (
        <p>Listings no one else has changed are still selected.</p>
      ) : null}
    </Banner>
  );
}

/** Runs `work` for each item, `atOnce` at a time. Resolves when all are done. */
async function inTurn<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  async function worker(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
}
