import { addDays, type Day, formatDay } from '@portal/data/schemas';
import { ageOf } from '@portal/domain';
import { type DaysFilterProps, lastDays } from '@portal/ui/components/DaysFilter';
import { m } from '../../i18n/messages.js';

// Loads with the filter: the page itself has no other use for it.
export { dayIn } from '@portal/data/schemas';

/** The first and last day that a list is filtered by, as days or days before today (`6d`); null for no limit. */
export interface DaysView {
  from: string | null;
  to: string | null;
}

export interface DaysOfList {
  /** Name of the filter, such as "Joined". */
  label: string;
  view: DaysView;
  change: (days: DaysView) => void;
}

/** The day of a text that may count days before today. */
function dayOf(text: string | null, today: Day): Day {
  const age = text === null ? null : ageOf(text);
  return age === null ? (text ?? '') : addDays(today, -age);
}

/** A filter by days: presets up to today, days before those, and any others. */
export function daysFilter({ label, view, change }: DaysOfList, today: Day): DaysFilterProps {
  const presets = [
    ...[1, 7, 30, 90, 365].map((days) => ({
      ...lastDays(days, today),
      view: { from: `${days - 1}d`, to: null },
    })),
    ...[30, 90, 365].map((days) => ({
      label: m.list_before_days({ days }),
      from: '',
      to: addDays(today, -days),
      view: { from: null, to: `${days}d` },
    })),
  ];
  return {
    label,
    presets,
    limits: { last: { day: today, label: formatDay(today) } },
    value: { from: dayOf(view.from, today), to: dayOf(view.to, today) },
    onValueChange({ from, to }) {
      const preset = presets.find((each) => each.from === from && each.to === to);
      // Counted from today, so that a saved view stays what its name says.
      change(preset?.view ?? { from: from || null, to: to || null });
    },
  };
}
