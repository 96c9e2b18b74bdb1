import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { webhookLimits } from '../base/limits.ts';

/** Why changes of webhooks are rejected. */
export const webhookReasons = lazyTexts({
  'too-many-webhooks': {
    status: 409,
    text: () => m.error_too_many_webhooks({ count: webhookLimits.endpoints }),
  },
  'webhook-disabled': { status: 409, text: m.error_webhook_disabled },
});
