import { addDays, type Day, formatDay } from '@portal/data/schemas';
import { ageOf } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { DateRange } from '@portal/ui/components/DateRange';
import { Dialog } from '@portal/ui/components/Dialog';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { useRef } from 'react';
import { m } from '../../i18n/messages.js';

// Loads with the filter: the page itself has no other use for it.
export { dayIn } from '@portal/data/schemas';

/** The first and last day that a list is filtered by, as days or days before today (`6d`); null for no limit. */
export interface DaysView {
  from: string | null;
  to: string | null;
}

export interface DaysFilterProps {
  /** Name of the filter, such as "Joined". */
  label: string;
  view: DaysView;
  change: (days: DaysView) => void;
}

const keyOf = ({ from, to }: DaysView): string => `${from ?? ''}/${to ?? ''}`;

interface DaysPreset extends DaysView {
  label: string;
}

/** Days up to today, and days before those; counted from today, so that a saved view stays what its name says. */
const dayPresets = (): readonly DaysPreset[] => [
  { from: '0d', to: null, label: m.list_today() },
  ...[7, 30, 90, 365].map((days) => ({
    from: `${days - 1}d`,
    to: null,
    label: m.list_last_days({ days }),
  })),
  ...[30, 90, 365].map((days) => ({
    from: null,
    to: `${days}d`,
    label: m.list_before_days({ days }),
  })),
];

/** The day of a text that may count days before today. */
function dayOf(text: string | null, today: Day): Day {
  const age = text === null ? null : ageOf(text);
  return age === null ? (text ?? '') : addDays(today, -age);
}

/** Days that are no preset. */
function textOf(view: DaysView, today: Day): string {
  const [from, to] = [view.from, view.to].map((text) => text && dayOf(text, today));
  if (!from) return m.list_until({ day: formatDay(to ?? '') });
  if (!to) return m.list_since({ day: formatDay(from) });
  return from === to
    ? formatDay(from)
    : m.list_between({ from: formatDay(from), to: formatDay(to) });
}

/** A filter by days: presets, those of the view, and `onChoose` for any other. */
export function daysFilter(
  { label, view, change }: DaysFilterProps,
  today: Day,
  onChoose: () => void,
): FilterMenuProps {
  const presets = dayPresets();
  const current = keyOf(view);
  const isSet = view.from !== null || view.to !== null;
  const isPreset = presets.some((each) => keyOf(each) === current);
  return {
    label,
    options: [
      ...presets.map((each) => ({ value: keyOf(each), label: each.label })),
      ...(isSet && !isPreset ? [{ value: current, label: textOf(view, today) }] : []),
    ],
    value: isSet ? [current] : [],
    onValueChange(values) {
      const next = values.find((value) => value !== current);
      const { from = null, to = null } = presets.find((each) => keyOf(each) === next) ?? {};
      change({ from, to });
    },
    more: { label: m.list_choose_days(), onSelect: onChoose },
  };
}

interface DaysDialogProps extends DaysFilterProps {
  today: Day;
  onClose: () => void;
}

/** Chooses the first and the last day, each of them or both. */
export function DaysDialog({ label, view, change, today, onClose }: DaysDialogProps) {
  const days = useRef<HTMLDivElement>(null);
  const done = () => {
    const wrong = days.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={label}
      // A filter applies at once.
      confirmClose="never"
      actions={
        <Button tone="primary" writes={false} onClick={done}>
          {m.list_done()}
        </Button>
      }
    >
      <DateRange
        ref={days}
        name="days"
        label={label}
        openEnded
        limits={{ last: { day: today, label: formatDay(today) } }}
        value={{ from: dayOf(view.from, today), to: dayOf(view.to, today) }}
        onValueChange={({ from, to }) => change({ from: from || null, to: to || null })}
      />
    </Dialog>
  );
}
