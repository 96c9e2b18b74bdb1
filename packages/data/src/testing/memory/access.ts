import {
  type Action,
  type Actor,
  accessReason,
  isAboutRecord,
  may,
  mayWithAll,
  type Owned,
} from '@portal/domain';
import { actorOf, type Call, HttpError } from './http.ts';
import { planOf } from './shapes.ts';

/* Who may do what, by the domain's table. */

type Caller = Pick<Call, 'user' | 'db'>;

const callerOf = ({ user, db }: Caller): Actor => ({
  ...actorOf(user),
  premium: planOf(user, db) !== 'free',
});

/** Throws for a caller who may not. Without a record, what depends on one is left open. */
export function authorize(call: Caller, action: Action, record?: Owned): void {
  const reason = accessReason(callerOf(call), action, record);
  if (reason) throw new HttpError(reason);
}

/** Before the handler: what is about a record is decided by the handler, which looks it up. */
export function authorizeCall(call: Caller, action: Action): void {
  if (!isAboutRecord(action)) authorize(call, action);
}

export const callerMay = (call: Caller, action: Action): boolean => may(callerOf(call), action);

export const callerMayWithAll = (call: Caller, action: Action): boolean =>
  mayWithAll(callerOf(call), action);
