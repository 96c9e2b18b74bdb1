import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { formatDays } from '../../internal/formatDay.ts';
import { lazyComponent, useLazyOverlay } from '../../internal/overlay/lazyComponent.ts';
import type { RangePreset } from '../DateRange/DateRange.tsx';
import type { DayRange, RangeLimits } from '../DateRange/days.ts';
import { FilterMenu, type FilterMenuProps } from '../FilterMenu/FilterMenu.tsx';

export interface DaysFilterProps
  extends Omit<
    FilterMenuProps,
    'options' | 'value' | 'single' | 'excludes' | 'onValueChange' | 'more'
  > {
  /** The first and the last day, both included, as 'YYYY-MM-DD'. An empty one is no limit; without both nothing is filtered. */
  value: DayRange;
  /** Called with the new days; both are empty once it is cleared. */
  onValueChange: (value: DayRange) => void;
  /** Named ranges, such as of `lastDays` and `nextDays`. Default: today, and the last 7, 30 and 90 days. */
  presets?: readonly RangePreset[] | undefined;
  /** The days that can be chosen. Default: every day. */
  limits?: RangeLimits | undefined;
}

const dialog = lazyComponent(async () => (await import('./DaysDialog.tsx')).DaysDialog);

const none: DayRange = { from: '', to: '' };
const keyOf = ({ from, to }: DayRange): string => `${from}/${to}`;

/** Whether days are chosen. */
export const isDaysSet = ({ from, to }: DayRange): boolean => Boolean(from || to);

const dayLength = 86_400_000;

/** The day of the device, as 'YYYY-MM-DD'. */
const deviceDay = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** The day so many days later. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/**
 * The last days as a preset; one is today. It has no end, so that what comes later is in it too.
 *
 * @param today Default: the day of the device.
 */
export const lastDays = (days: number, today: string = deviceDay()): RangePreset => ({
  from: dayAfter(today, 1 - days),
  to: '',
  label: days === 1 ? m.components_days_today() : m.components_days_last({ days }),
});

/**
 * The next days as a preset, today included; one is today.
 *
 * @param today Default: the day of the device.
 */
export const nextDays = (days: number, today: string = deviceDay()): RangePreset => ({
  from: today,
  to: dayAfter(today, days - 1),
  label: days === 1 ? m.components_days_today() : m.components_days_next({ days }),
});

/** Days that are no preset. */
function daysText({ from, to }: DayRange): string {
  if (!from) return m.components_days_until({ day: formatDays(to, to) });
  if (!to) return m.components_days_since({ day: formatDays(from, from) });
  return formatDays(from, to);
}

/** A toolbar chip that filters a list by days: named ranges, and a dialog for any others. */
export function DaysFilter({
  value,
  onValueChange,
  presets = [1, 7, 30, 90].map((days) => lastDays(days)),
  limits,
  ...chip
}: DaysFilterProps) {
  const [open, setOpen] = useState(false);
  const Dialog = useLazyOverlay(dialog, { open, onOpenChange: setOpen });
  const isSet = isDaysSet(value);
  const current = keyOf(value);
  const options = presets.map((each) => ({ value: keyOf(each), label: each.label }));
  if (isSet && !chip.loading && !options.some((each) => each.value === current))
    options.push({ value: current, label: daysText(value) });
  return (
    <>
      <FilterMenu
        {...chip}
        single
        options={options}
        value={isSet ? [current] : []}
        onValueChange={([key]) => {
          const { from, to } = presets.find((each) => keyOf(each) === key) ?? none;
          onValueChange({ from, to });
        }}
        more={{ label: m.components_days_choose(), onSelect: () => setOpen(true) }}
      />
      {Dialog ? (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          label={chip.label}
          value={value}
          limits={limits}
          onApply={onValueChange}
        />
      ) : null}
    </>
  );
}

export type { RangePreset } from '../DateRange/DateRange.tsx';
export type { DayRange, RangeLimits } from '../DateRange/days.ts';
