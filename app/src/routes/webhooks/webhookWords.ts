import { clockTime, type Delivery, formatDate, type Webhook } from '@portal/data/schemas';
import { type DeliveryState, webhookLimits } from '@portal/domain';

/** The name of a webhook: its description, or its URL without the scheme. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || url.replace(/^https?:\/\//, '');

export const eventsOf = ({ types }: Pick<Webhook, 'types'>): string => {
  if (types.length === 0) return 'All events';
  return types.length === 1 ? '1 event' : `${types.length} events`;
};

/** Why a webhook is disabled; null for an enabled one. */
export const disabledWords = ({ enabled, disabledReason }: Webhook): string | null => {
  if (enabled) return null;
  if (disabledReason === 'gone') return 'Its site responded with 410 Gone.';
  return disabledReason === 'failing'
    ? `No delivery was accepted for ${webhookLimits.failingDays} days.`
    : 'An owner disabled it.';
};

export const stateWords = ({ enabled, pending, retrying }: Webhook): string => {
  if (!enabled) return 'Disabled';
  return retrying > 0 ? `Failing, ${pending} pending` : 'Enabled';
};

/** A local date and time. */
export const timeWords = (instant: string): string =>
  `${formatDate(instant)}, ${clockTime(instant)}`;

export const stateLabels: Record<DeliveryState, string> = {
  pending: 'Pending',
  delivered: 'Delivered',
  failed: 'Failed',
};

const problems: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'no response within 10 seconds',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection closed',
  ENOTFOUND: 'unknown host',
  EPRIVATE: 'address in a private network',
  EHTTPS: 'not an https address',
  ESECRET: 'the secret can’t be read, rotate it',
};

/** A status or an error in words. */
export const resultWords = (status: number | null, problem: string | null): string => {
  if (status !== null) return `status ${status}`;
  return problem === null ? '' : (problems[problem] ?? problem);
};

/** The state of a delivery. */
export const deliveryWords = ({ state, status, problem, retryAt }: Delivery): string => {
  const result = resultWords(status, problem);
  if (state === 'pending' && retryAt === null) return 'Waiting';
  const label = state === 'pending' ? 'Retrying' : stateLabels[state];
  return result ? `${label}: ${result}` : label;
};
