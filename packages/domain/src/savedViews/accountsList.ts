import { accountPlans, accountRoles, accountSorts, accountStates } from '../account/accounts.ts';
import { readDayOrAge } from '../base/day.ts';
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
    from: readDayOrAge,
    to: readDayOrAge,
    /** Only accounts with listings in review. */
    pending: flag,
  },
  sorts: namesOf(accountSorts),
});
