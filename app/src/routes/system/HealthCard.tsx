import { Banner, type BannerTone } from '@portal/ui/components/Banner';
import { Card } from '@portal/ui/components/Card';
import { type Description, DescriptionList } from '@portal/ui/components/DescriptionList';
import { Text, type TextTone } from '@portal/ui/components/Text';
import type { ReactNode } from 'react';
import { m } from '../../i18n/messages.js';
import type { Health, HealthStatus } from './systemHealth.ts';

interface HealthCardProps {
  title: string;
  /** Default: a part without a status. */
  health?: Health;
  facts: readonly Description[];
  /** Buttons. Default: none. */
  actions?: ReactNode;
  /** The result of an action. Default: none. */
  children?: ReactNode;
}

const labels: Record<HealthStatus, string> = {
  ok: m.system_status_ok(),
  attention: m.system_status_attention(),
  failed: m.system_status_failed(),
};
const tones: Record<HealthStatus, TextTone> = {
  ok: 'positive',
  attention: 'caution',
  failed: 'critical',
};
const banners: Record<Exclude<HealthStatus, 'ok'>, BannerTone> = {
  attention: 'caution',
  failed: 'critical',
};

/** A part of the installation: its status, what to do about it, and its facts. */
export function HealthCard({ title, health, facts, actions, children }: HealthCardProps) {
  return (
    <Card
      title={title}
      space="medium"
      actions={
        health?.status ? (
          <Text as="span" size="label" tone={tones[health.status]}>
            {labels[health.status]}
          </Text>
        ) : null
      }
      foot={actions}
    >
      {health?.status && health.status !== 'ok' ? (
        <Banner tone={banners[health.status]}>{health.advice}</Banner>
      ) : null}
      <DescriptionList items={facts} />
      {children}
    </Card>
  );
}
