import type { DaysFilterProps } from '@portal/ui/components/DaysFilter';
import { useEffect, useState } from 'react';
import { useAppServices } from '../../portal.tsx';
import type { DaysOfList } from './days.ts';

/**
 * A filter of a list by days, in the time zone of the installation. Its code loads when the filter is approached, or set;
 * until then a filter that is set can only be cleared.
 */
export function useDaysFilter(props: DaysOfList): DaysFilterProps {
  const { label, view, change } = props;
  const { timeZone, now } = useAppServices();
  const [openedAt] = useState(now);
  const [near, setNear] = useState(false);
  const [failed, setFailed] = useState(false);
  const [late, setLate] = useState<typeof import('./days.ts')>();
  const isSet = view.from !== null || view.to !== null;
  const wanted = (near || isSet) && !failed;
  useEffect(() => {
    if (wanted) import('./days.ts').then(setLate, () => setFailed(true));
  }, [wanted]);
  if (late) return late.daysFilter(props, late.dayIn(timeZone, openedAt));
  return {
    label,
    presets: [],
    value: { from: view.from ?? '', to: view.to ?? '' },
    onValueChange: () => change({ from: null, to: null }),
    loading: true,
    onApproach() {
      setNear(true);
      setFailed(false);
    },
  };
}
