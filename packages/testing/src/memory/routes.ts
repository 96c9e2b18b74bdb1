import {
  type Action,
  type Call as ApiCall,
  accountCalls,
  analyticsCalls,
  assignmentCalls,
  auditCalls,
  billingCalls,
  brandCalls,
  type Calls,
  claimCalls,
  collectionOf,
  factorCalls,
  importCalls,
  keyCalls,
  listingCalls,
  meCalls,
  mediaCalls,
  messageCalls,
  notificationCalls,
  offerCalls,
  type ParamsOf,
  type pathChoices,
  recordCalls,
  reviewCalls,
  type SpelledCall,
  savedViewCalls,
  secondStepCalls,
  sessionCalls,
  signInCalls,
  spellOut,
  systemCalls,
  teamCalls,
  termCalls,
  trashCalls,
  vendorCalls,
  viewAsCalls,
  webhookCalls,
} from '@portal/domain';
import * as accountActions from './accountActions.ts';
import * as accounts from './accounts.ts';
import * as analytics from './analytics.ts';
import { views } from './analytics.ts';
import * as assignments from './assignments.ts';
import * as audit from './audit.ts';
import * as billing from './billing.ts';
import { getPayments } from './billing.ts';
import * as brand from './brand.ts';
import * as bulkEdits from './bulkEdits.ts';
import * as cards from './cards.ts';
import * as claims from './claims.ts';
import { recordHandlers } from './declaredRecords.ts';
import * as factors from './factors.ts';
import * as failedRows from './failedRows.ts';
import { type Call, type OpenReply, ok, type Reply } from './http.ts';
import * as imports from './imports.ts';
import * as links from './links.ts';
import * as reads from './listingReads.ts';
import { getListing, listListings } from './listingReads.ts';
import * as writes from './listingWrites.ts';
import * as media from './media.ts';
import * as messages from './messages.ts';
import * as notifications from './notifications.ts';
import * as offers from './offers.ts';
import { listOffers } from './offers.ts';
import * as openSessions from './openSessions.ts';
import * as passkeys from './passkeys.ts';
import * as readKeys from './readKeys.ts';
import * as received from './receivedReviews.ts';
import { removeReply, settleReply } from './receivedReviews.ts';
import * as reviews from './reviews.ts';
import { listingReviews, listReviews, listSubjects } from './reviews.ts';
import * as savedViews from './savedViews.ts';
import * as sessions from './sessions.ts';
import { requestEmail, saveAccount } from './sessions.ts';
import { userShape } from './shapes.ts';
import * as staffInvites from './staffInvites.ts';
import * as system from './system.ts';
import * as terms from './terms.ts';
import * as trash from './trash.ts';
import * as viewAs from './viewAs.ts';
import { waits } from './waits.ts';
import * as webhooks from './webhooks.ts';

type Handler = (call: Call, choice: never) => Reply | Promise<Reply>;

/** The choice in the path of a call, such as `apps` for `{type}`. */
type ChoiceOf<C extends ApiCall> = ParamsOf<C>[keyof ParamsOf<C> & keyof typeof pathChoices];

/** What responds to the calls of an area. */
type Handlers<C extends Calls> = {
  readonly [Name in keyof C]: (
    call: Call<ParamsOf<C[Name]>>,
    choice: ChoiceOf<C[Name]>,
  ) => Reply | Promise<Reply>;
};

interface Route extends SpelledCall {
  handler: Handler;
}

function serve<C extends Calls>(calls: C, handlers: Handlers<C>): Route[];
function serve(calls: Calls, handlers: Readonly<Record<string, Handler>>): Route[] {
  return Object.entries(calls).flatMap(([name, call]) => {
    const handler = handlers[name];
    return handler ? spellOut(call).map((spelled) => ({ ...spelled, handler })) : [];
  });
}

/** The functions of files. A spread of the files themselves would leave Knip without their uses. */
const together = <A, B = unknown, C = unknown>(a: A, b?: B, c?: C) =>
  ({ ...a, ...b, ...c }) as A & B & C;

/** Calls that need a user. */
const routes: readonly Route[] = [
  ...serve(listingCalls, {
    ...together(reads, links, writes),
    listPending: (call, type) => listListings(call, type, true),
    getPending: (call, type) => getListing(call, type, true),
    getListingBySingle: (call, type) => getListing(call, collectionOf({ type })),
  }),
  ...serve(importCalls, { ...imports, ...bulkEdits, ...failedRows }),
  ...serve(messageCalls, messages),
  ...serve(teamCalls, reads),
  ...serve(assignmentCalls, assignments),
  ...serve(claimCalls, claims),
  ...serve(termCalls, terms),
  ...serve(trashCalls, trash),
  ...serve(reviewCalls, {
    ...together(reviews, received),
    decideReply: settleReply,
    deleteReply: removeReply,
    listPendingReviews: (call, type) => listReviews(call, type, true),
    listingReviewsBySingle: (call, type) => listingReviews(call, collectionOf({ type })),
    listReviewed: (call, type) => listSubjects(call, type, 'reviews'),
  }),
  ...serve(offerCalls, {
    ...together(offers),
    listPendingOffers: (call, type) => listOffers(call, type, true),
    listOffered: (call, type) => listSubjects(call, type, 'offers'),
  }),
  ...serve(mediaCalls, media),
  ...serve(analyticsCalls, { ...together(analytics), waits, pendingViews: views }),
  ...serve(accountCalls, {
    ...together(accounts, accountActions, staffInvites),
    saveAccount,
    getPayments,
  }),
  ...serve(viewAsCalls, viewAs),
  ...serve(meCalls, together(analytics, sessions)),
  ...serve(vendorCalls, reviews),
  ...serve(auditCalls, audit),
  ...serve(notificationCalls, notifications),
  ...serve(
    { me: signInCalls.me, changePassword: signInCalls.changePassword },
    { ...together(sessions), me: ({ user, db, viewer }) => ok(userShape(user, db, viewer)) },
  ),
  ...serve(sessionCalls, openSessions),
  ...serve(factorCalls, together(factors, passkeys)),
  ...serve(billingCalls, together(billing, cards)),
  ...serve(brandCalls, brand),
  ...serve(systemCalls, system),
  ...recordHandlers.flatMap(([many, handlers]) => serve<Calls>(recordCalls[many], handlers)),
  ...serve(keyCalls, readKeys),
  ...serve(savedViewCalls, savedViews),
  ...serve(webhookCalls, webhooks),
];

type OpenHandler = (call: Pick<Call, 'db' | 'body'>) => OpenReply;

type OpenName = Exclude<
  keyof typeof signInCalls | keyof typeof secondStepCalls,
  // The first two also need the cookie, the others a user.
  'refresh' | 'signOut' | 'changePassword' | 'me'
>;
const openHandlers: Readonly<Record<OpenName, OpenHandler>> = {
  ...together(sessions, factors, passkeys),
  forgotPassword: requestEmail,
  resendConfirmation: requestEmail,
};

const isOpen = (name: string): name is OpenName => Object.hasOwn(openHandlers, name);

/** Calls for visitors. */
export const openRoutes: ReadonlyMap<string, OpenHandler> = new Map(
  Object.entries<ApiCall>(together(signInCalls, secondStepCalls)).flatMap(
    ([name, [call, action]]) =>
      action === 'session.open' && isOpen(name) ? [[call, openHandlers[name]]] : [],
  ),
);

interface Found {
  action: Action;
  params: Readonly<Record<string, string>>;
  handle(call: Call): Reply | Promise<Reply>;
}

/** Action, handler and path values of a call; of two routes that match, the first one is used. */
export function match(method: string, path: string): Found | undefined {
  const asked = path.split('/');
  for (const { action, handler, ...route } of routes) {
    const parts = route.path.split('/');
    if (route.method !== method || parts.length !== asked.length) continue;
    if (!parts.every((part, index) => part.startsWith('{') || part === asked[index])) continue;
    const values = parts.flatMap((part, index) =>
      part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(asked[index] ?? '')]] : [],
    );
    const [choice] = Object.values(route.params);
    return {
      action,
      params: { ...route.params, ...Object.fromEntries(values) },
      handle: (call) => handler(call, choice as never),
    };
  }
  return undefined;
}
