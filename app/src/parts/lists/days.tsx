import { addDays, type Day, dayIn } from '@portal/data/schemas';
import { DateRange, type DateRangeProps } from '@portal/ui/components/DateRange';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useAppServices } from '../../portal.tsx';

interface RangeView {
  from: Day | null;
  to: Day | null;
}

type Change = (days: RangeView) => void;

const lengths = {
  '1': m.audit_today(),
  '7': m.audit_last_7_days(),
  '30': m.audit_last_30_days(),
  '90': m.audit_last_90_days(),
};

/** Ranges that end today, by their number of days. */
export const dayPresets = (today: Day) =>
  Object.entries(lengths).map(([value, label]) => ({
    value,
    label,
    days: { from: addDays(today, 1 - Number(value)), to: today },
  }));

/** The day on which the page was opened, in the time zone of the installation. */
export function useToday(): Day {
  const { timeZone, now } = useAppServices();
  const [today] = useState(() => dayIn(timeZone, now()));
  return today;
}

/** A filter by days that end today; other days, of an old URL or typed, are a choice of their own. */
export function daysFilter({ from, to }: RangeView, today: Day, change: Change): FilterMenuProps {
  const presets = dayPresets(today);
  const preset = presets.find(({ days }) => days.from === from && days.to === to);
  const other = { value: 'chosen', label: m.audit_chosen_days() };
  const chosen = preset ?? (from && to ? other : null);
  return {
    label: m.audit_filter_date(),
    options: chosen === other ? [...presets, other] : presets,
    value: chosen ? [chosen.value] : [],
    onValueChange: (values) => {
      const next = values.find((value) => value !== chosen?.value);
      change(presets.find(({ value }) => value === next)?.days ?? { from: null, to: null });
    },
  };
}

interface ChosenDaysProps extends Partial<Pick<DateRangeProps, 'name' | 'label' | 'limits'>> {
  view: RangeView;
  change: Change;
}

/** The first and last day, once both are chosen. */
export function ChosenDays({ view: { from, to }, change, ...rest }: ChosenDaysProps) {
  return from && to ? (
    <DateRange
      name="days"
      label={m.audit_days()}
      value={{ from, to }}
      onValueChange={change}
      {...rest}
    />
  ) : null;
}
