import * as accounts from './accounts.ts';
import * as billing from './billing.ts';
import { type Call, type Calls, spellOut } from './call.ts';
import * as feedback from './feedback.ts';
import * as installation from './installation.ts';
import * as listings from './listings.ts';
import * as sessions from './sessions.ts';

/** Every method and path of the API, with the call and its name. */
export const everyCall = () =>
  [sessions, accounts, listings, feedback, billing, installation]
    .flatMap((file) => Object.values<Calls>(file))
    .flatMap((calls) => Object.entries<Call>(calls))
    .flatMap(([name, call]) => spellOut(call).map((spelled) => ({ ...spelled, name, call })));

export * from './accounts.ts';
export * from './billing.ts';
export * from './call.ts';
export * from './feedback.ts';
export * from './installation.ts';
export * from './listings.ts';
export * from './sessions.ts';
