import type { Listing } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { BulkBar } from '@portal/ui/components/BulkBar';
import { Button } from '@portal/ui/components/Button';
import { useToast } from '@portal/ui/components/Toast';
import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { undoTime } from '../feedback/useDeciding.ts';
import { canUndo, listingTitle, useDecision } from '../listing/useDecision.ts';
import { inTurn } from './bulk.ts';
import { DeclineMany } from './DeclineMany.tsx';

type Verdict = 'APPROVED' | 'DECLINED';

interface Failure {
  listing: Listing;
  why: string;
}

interface BulkResult {
  verdict: Verdict;
  done: number;
  failures: readonly Failure[];
}

export interface BulkControls {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** What became of the last deed; stands above the table while something failed. */
  result: ReactNode;
  /** The bar and its dialog; stand after the table. */
  bar: ReactNode;
}

const deeds: Record<Verdict, string> = { APPROVED: 'approved', DECLINED: 'declined' };

const many = (count: number) => (count === 1 ? '1 listing' : `${count} listings`);

/** Deciding on several listings of the queue at once. What could not be decided stays selected, and says why. */
export function useBulkDecision(rows: readonly Listing[]): BulkControls {
  const { send, explain, undo } = useDecision();
  const toast = useToast();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Listing>>(new Map());
  const [result, setResult] = useState<BulkResult | null>(null);
  const [busy, setBusy] = useState(false);
  const [declining, setDeclining] = useState(false);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) banner.current?.focus();
  }, [result]);

  function select(ids: ReadonlySet<string>) {
    const known = new Map(rows.map((row) => [String(row.id), row]));
    setChosen((before) => {
      const next = new Map<string, Listing>();
      for (const id of ids) {
        // The version that was on screen when it was chosen is the one that is decided on.
        const listing = before.get(id) ?? known.get(id);
        if (listing) next.set(id, listing);
      }
      return next;
    });
  }

  async function decide(verdict: Verdict, reason: string | null) {
    setBusy(true);
    setResult(null);
    const saved: Listing[] = [];
    const undoable: Listing[] = [];
    const failures: Failure[] = [];
    await inTurn([...chosen.values()], 2, async (listing) => {
      const words = { adminNote: reason, internalNote: null, version: listing.version };
      try {
        const after = await send(listing, { status: verdict, ...words });
        saved.push(after);
        if (canUndo(listing, verdict)) undoable.push(after);
      } catch (error) {
        failures.push({ listing, why: explain(error) });
      }
    });
    setBusy(false);
    setDeclining(false);
    setChosen(new Map(failures.map(({ listing }) => [String(listing.id), listing])));
    setResult(failures.length > 0 ? { verdict, done: saved.length, failures } : null);
    if (saved.length === 0) return;
    const takeBack = () => {
      for (const each of undoable) void undo(each);
    };
    toast({
      tone: 'positive',
      message: `${many(saved.length)} ${deeds[verdict]}.`,
      duration: undoTime,
      ...(undoable.length === saved.length
        ? { action: { label: 'Undo', onAction: takeBack } }
        : {}),
    });
  }

  return {
    selected: new Set(chosen.keys()),
    onSelect: select,
    result: result ? (
      <Banner
        ref={banner}
        focusable
        tone="caution"
        title={`${many(result.failures.length)} could not be ${deeds[result.verdict]}${result.done > 0 ? `, ${result.done} ${result.done === 1 ? 'was' : 'were'}` : ''}.`}
        actions={
          <Button size="compact" onClick={() => setResult(null)}>
            Close
          </Button>
        }
      >
        <ul>
          {result.failures.map(({ listing, why }) => (
            <li key={listing.id}>
              {listingTitle(listing)}: {why}
            </li>
          ))}
        </ul>
        <p>They are still selected.</p>
      </Banner>
    ) : null,
    bar: (
      <>
        <BulkBar
          count={chosen.size}
          onClear={() => setChosen(new Map())}
          actions={[
            {
              label: busy ? 'Deciding' : 'Approve',
              icon: Check,
              disabled: busy,
              onAction: () => void decide('APPROVED', null),
            },
            { label: 'Decline…', icon: X, disabled: busy, onAction: () => setDeclining(true) },
          ]}
        />
        <DeclineMany
          count={chosen.size}
          open={declining}
          busy={busy}
          onClose={() => setDeclining(false)}
          onDecline={(reason) => void decide('DECLINED', reason)}
        />
      </>
    ),
  };
}
