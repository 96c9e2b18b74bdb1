import { addDays, type Day, dayIn, formatDay } from '@portal/data/schemas';
import {
  type AccountPlan,
  type AccountRole,
  type AccountSort,
  type AccountState,
  type accountsList,
  staffRoleTexts,
} from '@portal/domain';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { m } from '../../i18n/messages.js';

type Joined = Pick<typeof accountsList.initial, 'from' | 'to'>;

export const stateLabels: Record<AccountState, string> = {
  active: m.accounts_state_active(),
  blocked: m.accounts_state_blocked(),
  unconfirmed: m.accounts_state_unconfirmed(),
  invited: m.accounts_state_invited(),
  deleting: m.accounts_deletion_scheduled(),
};
export const planLabels: Record<AccountPlan, string> = {
  free: m.accounts_plan_free(),
  trial: m.accounts_plan_trial(),
  paid: m.accounts_plan_premium(),
};
export const roleLabels: Record<AccountRole, string> = {
  vendor: m.accounts_vendor(),
  owner: staffRoleTexts.owner.name,
  moderator: staffRoleTexts.moderator.name,
  editor: staffRoleTexts.editor.name,
  finance: staffRoleTexts.finance.name,
  support: staffRoleTexts.support.name,
};
export const sortLabels: Record<AccountSort, string> = {
  newest: m.accounts_sort_newest(),
  name: m.accounts_name(),
  signIn: m.accounts_last_sign_in(),
};

const periods = [7, 30, 90, 365];
const customDays = 'days';

/** Joined in the last days, or between two days. */
export function joinedFilter(
  { from, to }: Joined,
  today: Day,
  change: (days: Joined) => void,
): FilterMenuProps {
  const recent = periods.map((days) => ({
    value: addDays(today, 1 - days),
    label: m.accounts_last_days({ days }),
  }));
  const known = to === null && recent.some(({ value }) => value === from);
  const chosen = from === null && to === null ? null : known ? from : customDays;
  // Both days are shown next to the filters.
  const label =
    from && !known && !to
      ? m.accounts_since({ day: formatDay(from) })
      : !from && to
        ? m.accounts_until({ day: formatDay(to) })
        : m.accounts_custom_range();
  return {
    label: m.accounts_joined(),
    options: [...recent, { value: customDays, label }],
    value: chosen === null ? [] : [chosen],
    onValueChange: (values) => {
      const value = values.find((each) => each !== chosen) ?? null;
      change(
        value === customDays
          ? { from: from ?? addDays(today, -29), to: to ?? today }
          : { from: value, to: null },
      );
    },
  };
}

/** The day of the user's device. */
export const todayOf = (now: number): Day =>
  dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
