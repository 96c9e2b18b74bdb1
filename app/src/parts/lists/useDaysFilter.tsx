import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { type ReactNode, useEffect, useState } from 'react';
import { useAppServices } from '../../portal.tsx';
import type { DaysFilterProps } from './days.tsx';

const none: FilterMenuProps['options'] = [];

/**
 * A filter of a list by days, in the time zone of the installation, and the dialog in which other days are chosen. Its
 * code loads when the filter is approached, or set.
 */
export function useDaysFilter(props: DaysFilterProps): {
  filter: FilterMenuProps;
  dialog: ReactNode;
} {
  const { label, view } = props;
  const { timeZone, now } = useAppServices();
  const [openedAt] = useState(now);
  const [near, setNear] = useState(false);
  const [chooses, setChooses] = useState(false);
  const [late, setLate] = useState<typeof import('./days.tsx')>();
  const wanted = near || view.from !== null || view.to !== null;
  useEffect(() => {
    if (wanted) import('./days.tsx').then(setLate, () => setNear(false));
  }, [wanted]);
  const base = { label, options: none, value: [], onValueChange: () => undefined };
  return {
    filter: {
      ...(late?.daysFilter(props, late.dayIn(timeZone, openedAt), () => setChooses(true)) ?? base),
      loading: !late,
      onApproach: () => setNear(true),
    },
    dialog:
      late && chooses ? <late.DaysDialog {...props} onClose={() => setChooses(false)} /> : null,
  };
}
