import { type Action, accessReason, isAboutRecord, type Owned } from '@portal/domain';
import { type Actor, actorOf } from './actor.ts';
import { Refusal } from './refusal.ts';
import type { Context } from './registry.ts';

/** Throws for an actor who may not. Without a record, what depends on one is left open. */
export const authorize = (actor: Actor, action: Action, record?: Owned): void => {
  const reason = accessReason(actor, action, record);
  if (reason) throw new Refusal(reason);
};

/** The policy of every route. What is about a record is decided by its service, which reads the record. */
export const authorized = (ctx: Context, { action }: { action: Action }): boolean => {
  if (!isAboutRecord(action)) authorize(actorOf(ctx), action);
  return true;
};
