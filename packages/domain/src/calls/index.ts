import * as accounts from './accounts.ts';
import * as audit from './audit.ts';
import * as billing from './billing.ts';
import { type Call, type Calls, spellOut } from './call.ts';
import * as factors from './factors.ts';
import * as feedback from './feedback.ts';
import * as installation from './installation.ts';
import * as listings from './listings.ts';
import * as notifications from './notifications.ts';
import { recordCalls } from './records.ts';
import * as savedViews from './savedViews.ts';
import * as sessions from './sessions.ts';

type LinesOf<File> = File extends object ? File[keyof File] : never;
type LineOf<Area> = Area extends Calls ? Area[keyof Area][0] : never;

/** Methods and path of any call, as its line has them. */
export type CallPath = LineOf<
  LinesOf<
    | typeof accounts
    | typeof audit
    | typeof billing
    | typeof factors
    | typeof feedback
    | typeof installation
    | typeof listings
    | typeof notifications
    | typeof recordCalls
    | typeof savedViews
    | typeof sessions
  >
>;

/** Every method and path of the API, with the call and its name. */
export const everyCall = () =>
  [
    ...[sessions, factors, accounts, audit, notifications],
    ...[listings, feedback, billing, installation, recordCalls, savedViews],
  ]
    .flatMap((file) => Object.values<Calls>(file))
    .flatMap((calls) => Object.entries<Call>(calls))
    .flatMap(([name, call]) => spellOut(call).map((spelled) => ({ ...spelled, name, call })));

export * from './accounts.ts';
export * from './audit.ts';
export * from './billing.ts';
export * from './call.ts';
export * from './factors.ts';
export * from './feedback.ts';
export * from './installation.ts';
export * from './listings.ts';
export * from './notifications.ts';
export * from './records.ts';
export * from './savedViews.ts';
export * from './sessions.ts';
