import { addDays, type Day, dayIn, formatDay } from '@portal/data/schemas';
import {
  type AccountPlan,
  type AccountRole,
  type AccountSort,
  type AccountState,
  accountPlans,
  accountRoles,
  accountStates,
  staffRoleTexts,
} from '@portal/domain';
import { DateRange } from '@portal/ui/components/DateRange';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { m } from '../../i18n/messages.js';
import { singleFilter, statusFilter } from '../../parts/lists/ListPage.tsx';
import type { AccountsView } from './accountsQuery.ts';

const stateLabels: Record<AccountState, string> = {
  active: m.accounts_state_active(),
  blocked: m.accounts_state_blocked(),
  unconfirmed: m.accounts_state_unconfirmed(),
  invited: m.accounts_state_invited(),
  deleting: m.accounts_deletion_scheduled(),
};
const planLabels: Record<AccountPlan, string> = {
  free: m.accounts_plan_free(),
  trial: m.accounts_plan_trial(),
  paid: m.accounts_plan_premium(),
};
const roleLabels: Record<AccountRole, string> = {
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

const some = <T extends string>(
  label: string,
  labels: Readonly<Record<T, string>>,
  known: readonly T[],
  selected: readonly T[],
  onChange: (values: T[]) => void,
): FilterMenuProps => ({ ...statusFilter(labels, known, selected, onChange), label });

const periods = [7, 30, 90, 365];
const customDays = 'days';

type Change = (part: Partial<AccountsView>) => void;

/** Joined in the last days, or between two days. */
function joinedFilter({ from, to }: AccountsView, today: Day, change: Change): FilterMenuProps {
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
  const options = [...recent, { value: customDays, label }];
  return singleFilter(m.accounts_joined(), options, chosen, (value) => {
    if (value === customDays) change({ from: from ?? addDays(today, -29), to: to ?? today });
    else change({ from: value, to: null });
  });
}

export function filtersFor(view: AccountsView, today: Day, change: Change): FilterMenuProps[] {
  return [
    statusFilter(stateLabels, accountStates, view.states, (states) => change({ states })),
    some(m.accounts_plan(), planLabels, accountPlans, view.plans, (plans) => change({ plans })),
    some(m.accounts_role(), roleLabels, accountRoles, view.roles, (roles) => change({ roles })),
    joinedFilter(view, today, change),
    singleFilter(
      m.accounts_listings(),
      [{ value: 'pending', label: m.accounts_in_review() }],
      view.pending ? 'pending' : null,
      (value) => change({ pending: value !== null }),
    ),
  ];
}

interface JoinedDaysProps {
  view: AccountsView;
  today: Day;
  change: Change;
}

/** The first and last day of joining, once the filter by days is chosen. */
export function JoinedDays({ view: { from, to }, today, change }: JoinedDaysProps) {
  if (from === null || to === null) return null;
  return (
    <DateRange
      name="joined"
      label={m.accounts_joined()}
      value={{ from, to }}
      onValueChange={(days) => change(days)}
      limits={{ last: { day: today, label: formatDay(today) } }}
    />
  );
}

/** The day of the user's device. */
export const todayOf = (now: number): Day =>
  dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
