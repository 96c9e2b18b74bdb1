import type { Industry, Term } from '@portal/data/schemas';
import { safeLink } from '@portal/domain';
import { Badge } from '@portal/ui/components/Badge';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import {
  FeaturedPicker,
  FeaturedSave,
  type FeaturedState,
  maxFeatured,
} from '@portal/ui/patterns/FeaturedPicker';
import { useMemo } from 'react';
import { env } from '../../env.ts';
import { type Chosen, maySave, toFeatured } from './featuredChoice.ts';

export interface FeaturedScreenProps {
  industries: readonly Term[];
  industriesLoading: boolean;
  /** Slug of the chosen industry. */
  industry: string | null;
  onIndustry: (slug: string | null) => void;
  state: FeaturedState;
  /** The chosen industry, once it is there. */
  record: Industry | null;
  chosen?: Chosen | null;
  /** Names of what was chosen and is no longer there to choose. */
  leftOut?: Readonly<Record<keyof Chosen, readonly string[]>>;
  /** Default false. */
  changed?: boolean;
  /** The last save had no answer. Default false. */
  unclear?: boolean;
  onChange?: (chosen: Chosen) => void;
  onSave?: () => void;
  onRetry: () => void;
}

const nothing: Chosen = { apps: [], services: [] };
const ignore = () => undefined;

/** An industry, and the listings that its page shows first. */
export function FeaturedScreen(props: FeaturedScreenProps) {
  const { industries, record, chosen, onChange = ignore, onSave = ignore } = props;
  const now = chosen ?? nothing;
  const options = useMemo(
    () => industries.map(({ slug, name }) => ({ value: slug, label: name })),
    [industries],
  );
  const apps = useMemo(() => (record?.apps ?? []).map(toFeatured), [record]);
  const services = useMemo(() => (record?.services ?? []).map(toFeatured), [record]);
  const column = (type: keyof Chosen) => ({
    listings: type === 'apps' ? apps : services,
    featured: now[type].map(String),
    leftOut: props.leftOut?.[type],
    onChange: (ids: readonly string[]) => onChange({ ...now, [type]: ids.map(Number) }),
  });
  return (
    <Stack space="large">
      <PageHeader
        title="Featured"
        badge={<Badge kind="new" />}
        help={`Up to ${maxFeatured} apps and ${maxFeatured} services at the top of an industry’s page, in this order.`}
        actions={
          <FeaturedSave
            enabled={record !== null && maySave(record)}
            changed={props.changed}
            unclear={props.unclear}
            saving={props.state === 'saving'}
            onSave={onSave}
          />
        }
      />
      <FeaturedPicker
        industries={options}
        industry={props.industry}
        onIndustry={props.onIndustry}
        industriesLoading={props.industriesLoading}
        state={props.state}
        apps={column('apps')}
        services={column('services')}
        publicHref={record ? safeLink(new URL(record.url, env.directoryUrl).href) : null}
        onRetry={props.onRetry}
      />
    </Stack>
  );
}
