import { useIndustries, useIndustry } from '@portal/data/react';
import { type Industry, isUnclear, messageFor, type Term } from '@portal/data/schemas';
import type { QueryResult } from '@portal/data/stores';
import { useTermChanges } from '@portal/data/termChanges';
import { safeLink } from '@portal/domain';
import { useLeaveGuard } from '@portal/forms/core';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { useToast } from '@portal/ui/components/Toast';
import {
  FeaturedPicker,
  type FeaturedPickerProps,
  FeaturedSave,
  maxFeatured,
} from '@portal/ui/patterns/FeaturedPicker';
import { StatusBadge } from '@portal/ui/patterns/StatusBadge';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { env } from '../../env.ts';
import { m } from '../../i18n/messages.js';
import { ownNames } from '../../ownNames.ts';
import { failureKind } from '../../parts/failure.tsx';
import { usePage } from '../../shell/page.tsx';
import {
  type Chosen,
  chosenIn,
  leftOutOf,
  maySave,
  sameOrder,
  stillHere,
  toFeatured,
} from './featuredChoice.ts';

const none: readonly Term[] = [];

/** Chooses the featured listings of the industry in the URL. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const industries = useIndustries();
  usePage(m.shell_featured());
  const slug = params.get('industry');
  const known = industries.kind === 'ready' ? industries.value : none;
  const shared = {
    industries: known,
    industriesLoading: industries.kind === 'loading',
    // The URL may contain the id instead.
    industry: known.find(({ id }) => String(id) === slug)?.slug ?? slug,
    onIndustry: (next: string | null) => setParams(next ? { industry: next } : {}),
  };
  if (industries.kind === 'failed' || slug === null) {
    return (
      <FeaturedScreen
        {...shared}
        state={industries.kind === 'failed' ? failureKind(industries.error) : 'ready'}
        record={null}
        onRetry={industries.retry}
      />
    );
  }
  return <OfIndustry key={slug} slug={slug} {...shared} />;
}

const stateOf = (view: QueryResult<unknown>) =>
  view.kind === 'failed' ? failureKind(view.error) : view.kind;

type IndustryProps = Pick<
  ScreenProps,
  'industries' | 'industriesLoading' | 'industry' | 'onIndustry'
>;

function OfIndustry({ slug, ...shared }: IndustryProps & { slug: string }) {
  const watched = useIndustry(slug);
  const changes = useTermChanges();
  const toast = useToast();
  const guard = useLeaveGuard({ consequence: m.featured_unsaved() });
  const record = watched.kind === 'ready' ? watched.value : null;
  const saved = useMemo(() => (record ? chosenIn(record) : null), [record]);
  const [draft, setDraft] = useState<Chosen | null>(null);
  const [saving, setSaving] = useState(false);
  const [unclear, setUnclear] = useState(false);
  // To name listings that are removed while the user chooses.
  const names = useRef(new Map<string, string>());
  for (const type of ['apps', 'services'] as const)
    for (const { id, name } of record?.[type] ?? []) names.current.set(`${type}/${id}`, name);
  const chosen = draft && record ? stillHere(draft, record) : saved;
  const changed = draft !== null && saved !== null && !sameOrder(draft, saved);
  useEffect(() => guard.setDirty(changed), [guard.setDirty, changed]);

  async function save(industry: Industry, next: Chosen) {
    const { id, name } = industry;
    setSaving(true);
    try {
      await changes.feature(id, next, chosenIn(industry));
      setDraft(null);
      setUnclear(false);
      toast({ tone: 'positive', message: m.featured_saved({ name }) });
    } catch (error) {
      toast({ tone: 'critical', message: messageFor(error) });
      setUnclear(isUnclear(error));
    }
    setSaving(false);
  }

  return (
    <FeaturedScreen
      {...shared}
      state={saving ? 'saving' : stateOf(watched)}
      record={record}
      chosen={chosen}
      {...(record ? { leftOut: leftOutOf(record, draft, names.current) } : {})}
      changed={changed}
      unclear={unclear}
      onChange={setDraft}
      onSave={() => record && chosen && void save(record, chosen)}
      onRetry={watched.retry}
    />
  );
}

interface ScreenProps
  extends Pick<
    FeaturedPickerProps,
    'industry' | 'onIndustry' | 'industriesLoading' | 'state' | 'onRetry'
  > {
  industries: readonly Term[];
  /** The chosen industry, null until it has loaded. */
  record: Industry | null;
  chosen?: Chosen | null;
  /** Names of chosen listings that are no longer available. */
  leftOut?: Readonly<Record<keyof Chosen, readonly string[]>>;
  /** Default false. */
  changed?: boolean;
  /** The last save had no response. Default false. */
  unclear?: boolean;
  onChange?: (chosen: Chosen) => void;
  onSave?: () => void;
}

const nothing: Chosen = { apps: [], services: [] };
const ignore = () => undefined;

/** An industry and its featured listings. */
function FeaturedScreen(props: ScreenProps) {
  const { industries, record, chosen, onChange = ignore, onSave = ignore } = props;
  const now = chosen ?? nothing;
  const options = useMemo(
    () =>
      industries.map(({ slug, name, synonyms }) => ({
        value: slug,
        label: name,
        keywords: synonyms,
      })),
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
        title={m.shell_featured()}
        badge={<StatusBadge kind="new" />}
        help={m.featured_help({ max: maxFeatured })}
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
        names={ownNames()}
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
