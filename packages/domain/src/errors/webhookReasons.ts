import { webhookLimits } from '../base/limits.ts';

/** Why changes of webhooks are rejected. */
export const webhookReasons = {
  'too-many-webhooks': {
    status: 409,
    text: `There are already ${webhookLimits.endpoints} webhooks. Delete one first.`,
  },
  'webhook-disabled': { status: 409, text: 'This webhook is disabled. Enable it first.' },
} as const;
