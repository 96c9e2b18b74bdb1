import type { Listing } from '@portal/data/schemas';
import { useToast } from '@portal/ui/components/Toast';
import { undoTime } from '../feedback/useDeciding.ts';
import { useDecision } from '../listing/useDecision.ts';
import { type Decision, deeds, many } from './BulkFailures.tsx';
import { inTurn } from './bulk.ts';

/** Tells what was decided together, and takes it back when asked to; that is told once, too. */
export function useBulkUndo(): (decision: Decision, saved: readonly Listing[]) => void {
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
    const told = `${many(done)} ${done === 1 ? 'is' : 'are'} pending again.`;
    if (reasons.length === 0) {
      toast({ tone: 'positive', message: told });
      return;
    }
    const failed = `${many(reasons.length)} could not be taken back. ${[...new Set(reasons)].join(' ')}`;
    toast({ tone: 'caution', message: done > 0 ? `${told} ${failed}` : failed });
  }
  return (decision, saved) =>
    toast({
      tone: 'positive',
      message: `${many(saved.length)} ${deeds[decision]}.`,
      duration: undoTime,
      action: { label: 'Undo', onAction: () => void undo(saved) },
    });
}
