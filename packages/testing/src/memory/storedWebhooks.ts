import type { DeliveryAttempt } from '@portal/data/internal/schemas/webhooks';
import type {
  DeliveryState,
  WebhookDisabledReason,
  WebhookEvent,
  WebhookEventType,
} from '@portal/domain';

/** A webhook; its secret is not stored. */
export interface StoredWebhook {
  id: number;
  url: string;
  description: string;
  types: readonly WebhookEvent[];
  disabled_at: string | null;
  disabled_reason: WebhookDisabledReason | null;
  former_secret_until: string | null;
  last_delivered_at: string | null;
  createdAt: string;
  created_by: string;
}

export interface StoredDelivery {
  id: number;
  /** Id of its webhook. */
  webhook: number;
  message_id: string;
  type: WebhookEventType;
  record: string;
  state: DeliveryState;
  createdAt: string;
  finished_at: string | null;
  retry_at: string | null;
  status: number | null;
  problem: string | null;
  body: string;
  attempts: readonly DeliveryAttempt[];
}
