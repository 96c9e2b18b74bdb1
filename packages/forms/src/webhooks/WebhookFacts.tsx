import type { Webhook } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { m } from '../i18n/messages.js';
import { disabledWords, stateWords, timeWords } from './webhookWords.ts';

const factsOf = (webhook: Webhook): readonly (readonly [term: string, details: string])[] => {
  const { url, types, lastDeliveredAt, formerSecretUntil, createdAt, createdBy } = webhook;
  const last = lastDeliveredAt ? timeWords(lastDeliveredAt) : m.webhooks_never();
  const created = m.webhooks_created_by({ time: timeWords(createdAt), name: createdBy });
  const until = formerSecretUntil && timeWords(formerSecretUntil);
  return [
    [m.webhooks_url(), url],
    [m.webhooks_events(), types.length === 0 ? m.webhooks_all() : types.join(', ')],
    [m.webhooks_state(), stateWords(webhook)],
    [m.webhooks_last_delivered(), last],
    [m.webhooks_created(), created],
    [m.webhooks_former_secret(), until ? m.webhooks_valid_until({ time: until }) : ''],
  ];
};

interface WebhookFactsProps {
  webhook: Webhook;
  /** Called to enable a disabled webhook. */
  onEnable: () => void;
}

/** What a webhook is and does; says why a disabled one is. */
export function WebhookFacts({ webhook, onEnable }: WebhookFactsProps) {
  const disabled = disabledWords(webhook);
  return (
    <>
      {disabled ? (
        <Banner
          tone="critical"
          title={m.webhooks_is_disabled()}
          actions={
            <Button size="compact" onClick={onEnable}>
              {m.webhooks_enable_webhook()}
            </Button>
          }
        >
          {m.webhooks_is_disabled_help({ reason: disabled })}
        </Banner>
      ) : null}
      <Card>
        <DescriptionList
          items={factsOf(webhook).flatMap(([term, details]) => (details ? { term, details } : []))}
        />
      </Card>
    </>
  );
}
