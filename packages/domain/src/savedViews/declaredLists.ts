import {
  type AccountSort,
  accountPlans,
  accountRoles,
  accountSorts,
  accountStates,
} from '../account/accounts.ts';
import { isAuditAction, isAuditArea, isAuditKind } from '../audit/audit.ts';
import { readDay } from '../base/day.ts';
import { namesOf } from '../base/recordOf.ts';
import type { Collection, Scope } from '../listing/collection.ts';
import {
  anyOf,
  declareList,
  flag,
  idText,
  oneOf,
  searchText,
  textThat,
} from '../lists/declaredList.ts';
import { receivedSorts } from '../lists/listQuery.ts';

/* The lists that are not of listings, which are in `listingsView.ts`. */

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
  sorts: namesOf(accountSorts) as AccountSort[],
});

const isAuditRecord = (value: string): boolean => {
  const [kind, id, ...more] = value.split('/');
  return isAuditKind(kind) && idText(id ?? '') !== null && more.length === 0;
};

export const auditList = declareList({
  path: '/audit',
  params: {
    /** Id of a user. */
    actor: idText,
    /** An action or an area. */
    action: textThat((value) => isAuditAction(value) || isAuditArea(value)),
    /** Kind and id, such as `apps/12`. */
    record: textThat(isAuditRecord),
    from: readDay,
    to: readDay,
  },
  range: true,
});

/** A list of reviews or special offers, as named by its path. */
export interface FeedbackPlace {
  about: 'reviews' | 'offers';
  collection: Collection;
  scope: Scope;
}

/** In their order within a pending list. */
export const feedbackStates = {
  reviews: ['pending', 'reply', 'reported', 'changes', 'declined'],
  offers: ['pending', 'changes', 'declined'],
} as const;
type FeedbackState = (typeof feedbackStates)['reviews'][number];

export const ratings = ['5', '4', '3', '2', '1'] as const;

export const feedbackPath = ({ about, collection, scope }: FeedbackPlace): string =>
  `/${about === 'reviews' ? about : 'special-offers'}/${collection}/${scope}`;

/** The reviews or special offers of all vendors. */
export const feedbackList = (place: FeedbackPlace) =>
  declareList({
    path: feedbackPath(place),
    params: {
      search: searchText,
      status: anyOf<FeedbackState>(place.scope === 'active' ? [] : feedbackStates[place.about]),
      rating: oneOf(ratings),
      /** Slug or id. */
      listing: (text) => text || null,
    },
  });

/** The reviews of one's own listings. */
export const receivedList = declareList({
  path: '/reviews/received',
  params: {
    /** URL with the number, such as `/apps/12`. */
    listing: textThat((text) => /^\/(apps|services)\/\d{1,9}$/.test(text)),
    rating: anyOf(ratings),
    from: readDay,
    to: readDay,
    unanswered: flag,
  },
  sorts: receivedSorts,
  range: true,
});
