import { accountPlans, accountRoles, accountSorts, accountStates } from '../account/accounts.ts';
import { readDay } from '../base/day.ts';
import { namesOf } from '../base/recordOf.ts';
import { anyOf, declareList, flag, searchText } from '../lists/declaredList.ts';

/** Users with their accounts. */
export const accountsList = declareList({
  path: '/accounts',
  params: {
    search: searchText,
    status: anyOf(accountStates),
    plan: anyOf(accountPlans),
    role: anyOf(accountRoles),
    /** First and last day of joining; null for no limit. */
    from: readDay,
    to: readDay,
    /** Only accounts with listings in review. */
    pending: flag,
  },
  sorts: namesOf(accountSorts),
});
