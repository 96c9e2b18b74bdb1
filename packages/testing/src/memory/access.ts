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

/* Access checks by the domain's table of actions. */

type Caller = Pick<Call, 'user' | 'db'>;

const callerOf = ({ user, db }: Caller): Actor => ({
  ...actorOf(user),
  premium: planOf(user, db) !== 'free',
});

/** Throws for a caller without permission. Without a record, requirements of the record are skipped. */
export function authorize(call: Caller, action: Action, record?: Owned): void {
  const reason = accessReason(callerOf(call), action, record);
  if (reason) throw new HttpError(reason);
}

/** The check before the handler. Handlers check the records they look up. */
export function authorizeCall(call: Caller, action: Action): void {
  if (!isAboutRecord(action)) authorize(call, action);
}

export const callerMay = (call: Caller, action: Action): boolean => may(callerOf(call), action);

export const callerMayWithAll = (call: Caller, action: Action): boolean =>
  mayWithAll(callerOf(call), action);
