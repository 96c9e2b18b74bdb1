import { clockTime, type Delivery, formatDate, type Webhook } from '@portal/data/schemas';
import { type DeliveryState, webhookLimits } from '@portal/domain';
import { m } from '../i18n/messages.js';

/** The name of a webhook: its description, or its URL without the scheme. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || url.replace(/^https?:\/\//, '');

export const eventsOf = ({ types }: Pick<Webhook, 'types'>): string => {
  const count = types.length;
  return count === 0 ? m.webhooks_all_events() : m.webhooks_event_count({ count });
};

/** Why a webhook is disabled; null for an enabled one. */
export const disabledWords = ({ enabled, disabledReason }: Webhook): string | null => {
  if (enabled) return null;
  if (disabledReason === 'gone') return m.webhooks_disabled_gone();
  return disabledReason === 'failing'
    ? m.webhooks_disabled_failing({ days: webhookLimits.failingDays })
    : m.webhooks_disabled_by_owner();
};

export const stateWords = ({ enabled, pending, retrying }: Webhook): string => {
  if (!enabled) return m.webhooks_disabled();
  return retrying > 0 ? m.webhooks_failing({ count: pending }) : m.webhooks_enabled();
};

/** A local date and time. */
export const timeWords = (instant: string): string =>
  `${formatDate(instant)}, ${clockTime(instant)}`;

export const deliveryStateLabels: Record<DeliveryState, string> = {
  pending: m.webhooks_pending(),
  delivered: m.webhooks_delivered(),
  failed: m.webhooks_failed(),
};

const problems: Readonly<Record<string, string>> = {
  ETIMEDOUT: m.webhooks_problem_timeout(),
  ECONNREFUSED: m.webhooks_problem_refused(),
  ECONNRESET: m.webhooks_problem_reset(),
  ENOTFOUND: m.webhooks_problem_host(),
  EPRIVATE: m.webhooks_problem_private(),
  EHTTPS: m.webhooks_problem_https(),
  ESECRET: m.webhooks_problem_secret(),
};

/** A status or an error in words. */
export const resultWords = (status: number | null, problem: string | null): string => {
  if (status !== null) return m.webhooks_status({ status });
  return problem === null ? '' : (problems[problem] ?? problem);
};

/** The state of a delivery. */
export const deliveryWords = ({ state, status, problem, retryAt }: Delivery): string => {
  const result = resultWords(status, problem);
  if (state === 'pending' && retryAt === null) return m.webhooks_waiting();
  const label = state === 'pending' ? m.webhooks_retrying() : deliveryStateLabels[state];
  return result ? m.webhooks_state_with_result({ state: label, result }) : label;
};
