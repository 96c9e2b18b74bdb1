import type { Listing } from '@portal/data/schemas';
import { useToast } from '@portal/ui/components/Toast';
import { useDecision } from '../listing/useDecision.ts';
import { many } from './BulkFailures.tsx';
import { inTurn } from './bulk.ts';

/** Takes back what was decided together, and tells it once. */
export function useBulkUndo(): (saved: readonly Listing[]) => Promise<void> {
  const { takeBack, explain } = useDecision();
  const toast = useToast();
  return async (saved) => {
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
  };
}
