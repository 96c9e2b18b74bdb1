import {
  type Action,
  type Actor,
  isAboutRecord,
  may,
  mayWithAll,
  type Owned,
  problemOf,
} from '@portal/domain';
import { type Call, isAdmin, Refusal } from './http.ts';
import { planOf } from './shapes.ts';

/* Who may do what, by the domain's table. */

type Caller = Pick<Call, 'user' | 'db'>;

const actorOf = ({ user, db }: Caller): Actor => ({
  admin: isAdmin(user),
  premium: planOf(user, db) !== 'free',
  accountId: user.accountId,
});

/** Throws for a caller who may not; without a record, for one who may with none. */
export function authorize(call: Caller, action: Action, record?: Owned): void {
  const problem = problemOf(actorOf(call), action, record);
  if (problem) throw new Refusal(403, problem);
}

/** Before the handler: what is about a record is decided by the handler, which looks it up. */
export function authorizeCall(call: Caller, action: Action): void {
  if (!isAboutRecord(action)) authorize(call, action);
}

export const callerMay = (call: Caller, action: Action): boolean => may(actorOf(call), action);

export const callerMayWithAll = (call: Caller, action: Action): boolean =>
  mayWithAll(actorOf(call), action);
