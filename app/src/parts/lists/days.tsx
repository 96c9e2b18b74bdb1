import { addDays, type Day, formatDay } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { DateRange } from '@portal/ui/components/DateRange';
import { Dialog } from '@portal/ui/components/Dialog';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { m } from '../../i18n/messages.js';

export { dayIn } from '@portal/data/schemas';

/** The first and last day that a list is filtered by; null for no limit. */
export interface DaysView {
  from: Day | null;
  to: Day | null;
}

export interface DaysFilterProps {
  /** Name of the filter, such as "Joined". */
  label: string;
  view: DaysView;
  change: (days: DaysView) => void;
}

const keyOf = ({ from, to }: DaysView): string => `${from ?? ''}/${to ?? ''}`;

/** Days up to today, and days before those. */
export const dayPresets = (today: Day): readonly (DaysView & { label: string })[] => [
  { from: today, to: null, label: m.list_today() },
  ...[7, 30, 90, 365].map((days) => ({
    from: addDays(today, 1 - days),
    to: null,
    label: m.list_last_days({ days }),
  })),
  ...[30, 90, 365].map((days) => ({
    from: null,
    to: addDays(today, -days),
    label: m.list_before_days({ days }),
  })),
];

/** Days that are no preset. */
function textOf({ from, to }: DaysView): string {
  if (from === null) return m.list_until({ day: formatDay(to ?? '') });
  if (to === null) return m.list_since({ day: formatDay(from) });
  return from === to
    ? formatDay(from)
    : m.list_between({ from: formatDay(from), to: formatDay(to) });
}

const choose = 'choose';

/** A filter by days: presets, those of the view, and `onChoose` for any other. */
export function daysFilter(
  { label, view, change }: DaysFilterProps,
  today: Day,
  onChoose: () => void,
): FilterMenuProps {
  const presets = dayPresets(today);
  const current = keyOf(view);
  const isSet = view.from !== null || view.to !== null;
  const isPreset = presets.some((each) => keyOf(each) === current);
  return {
    label,
    options: [
      ...presets.map((each) => ({ value: keyOf(each), label: each.label })),
      ...(isSet && !isPreset ? [{ value: current, label: textOf(view) }] : []),
      { value: choose, label: m.list_choose_days() },
    ],
    value: isSet ? [current] : [],
    onValueChange(values) {
      const next = values.find((value) => value !== current);
      if (next === choose) onChoose();
      else change(presets.find((each) => keyOf(each) === next) ?? { from: null, to: null });
    },
  };
}

interface DaysDialogProps extends DaysFilterProps {
  onClose: () => void;
}

/** Chooses the first and the last day, each of them or both. */
export function DaysDialog({ label, view, change, onClose }: DaysDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={label}
      // A filter applies at once.
      confirmClose="never"
      actions={
        <Button tone="primary" writes={false} onClick={onClose}>
          {m.list_done()}
        </Button>
      }
    >
      <DateRange
        name="days"
        label={label}
        openEnded
        value={{ from: view.from ?? '', to: view.to ?? '' }}
        onValueChange={({ from, to }) => change({ from: from || null, to: to || null })}
      />
    </Dialog>
  );
}
