import { useToast } from '@portal/ui/components/Toast';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { formatCount } from '../formatCount.ts';

/** Says that a selection of so many rows was cleared, as it is when another page, order, filter or search of its list opens. */
export function useClearedTold(count: number): void {
  const { search } = useLocation();
  const toast = useToast();
  const before = useRef({ search, count });
  useEffect(() => {
    const { search: was, count: cleared } = before.current;
    before.current = { search, count };
    if (was !== search && cleared > 0)
      toast({ tone: 'info', message: m.bulk_selection_cleared({ count: formatCount(cleared) }) });
  }, [search, count, toast]);
}
