import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { type ReactNode, useEffect, useState } from 'react';
import { useAppServices } from '../../portal.tsx';
import type { DaysFilterProps } from './days.tsx';

/**
 * A filter of a list by days, in the time zone of the installation, and the dialog in which other days are chosen. Its
 * code loads when the filter is approached, or set; until then a filter that is set can only be cleared.
 */
export function useDaysFilter(props: DaysFilterProps): {
  filter: FilterMenuProps;
  dialog: ReactNode;
} {
  const { label, view, change } = props;
  const { timeZone, now } = useAppServices();
  const [openedAt] = useState(now);
  const [near, setNear] = useState(false);
  const [failed, setFailed] = useState(false);
  const [chooses, setChooses] = useState(false);
  const [late, setLate] = useState<typeof import('./days.tsx')>();
  const isSet = view.from !== null || view.to !== null;
  const wanted = (near || isSet) && !failed;
  useEffect(() => {
    if (wanted) import('./days.tsx').then(setLate, () => setFailed(true));
  }, [wanted]);
  const today = late?.dayIn(timeZone, openedAt) ?? '';
  const loading: FilterMenuProps = {
    label,
    options: [],
    value: isSet ? [''] : [],
    onValueChange: () => change({ from: null, to: null }),
    loading: true,
    onApproach() {
      setNear(true);
      setFailed(false);
    },
  };
  return {
    filter: late?.daysFilter(props, today, () => setChooses(true)) ?? loading,
    dialog:
      late && chooses ? (
        <late.DaysDialog {...props} today={today} onClose={() => setChooses(false)} />
      ) : null,
  };
}
