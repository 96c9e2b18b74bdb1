import { useIndustries, useIndustry, useStores } from '@portal/data/react';
import { DataError, type Industry, isUnclear, messageFor, type Term } from '@portal/data/schemas';
import type { View } from '@portal/data/stores';
import { useToast } from '@portal/ui/components/Toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePage } from '../../shell/page.tsx';
import { useLeaveGuard } from '../../shell/useLeaveGuard.tsx';
import { FeaturedScreen, type FeaturedScreenProps } from './FeaturedScreen.tsx';
import { type Chosen, chosenIn, leftOutOf, sameOrder, stillHere } from './featuredChoice.ts';

const none: readonly Term[] = [];

/** Chooses what an industry shows first. The industry stands in the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const industries = useIndustries();
  usePage({ title: 'Featured', crumbs: [{ label: 'Dashboard' }, { label: 'Featured' }] });
  const slug = params.get('industry');
  const known = industries.kind === 'ready' ? industries.value : none;
  const shared = {
    industries: known,
    industriesLoading: industries.kind === 'loading',
    // A number is understood as well.
    industry: known.find(({ id }) => String(id) === slug)?.slug ?? slug,
    onIndustry: (next: string | null) => setParams(next ? { industry: next } : {}),
  };
  if (industries.kind === 'failed' || slug === null) {
    return (
      <FeaturedScreen
        {...shared}
        state={industries.kind === 'failed' ? stateOf(industries) : 'ready'}
        record={null}
        onRetry={industries.retry}
      />
    );
  }
  return <OfIndustry key={slug} slug={slug} {...shared} />;
}

const stateOf = (view: View<unknown>) =>
  view.kind === 'failed' && view.error.code === 'offline' ? 'offline' : view.kind;

type OfIndustryProps = Pick<
  FeaturedScreenProps,
  'industries' | 'industriesLoading' | 'industry' | 'onIndustry'
> & { slug: string };

function OfIndustry({ slug, ...shared }: OfIndustryProps) {
  const watched = useIndustry(slug);
  const { terms } = useStores();
  const toast = useToast();
  const guard = useLeaveGuard('What you chose for this industry is not saved.');
  const record = watched.kind === 'ready' ? watched.value : null;
  const saved = useMemo(() => (record ? chosenIn(record) : null), [record]);
  const [draft, setDraft] = useState<Chosen | null>(null);
  const [saving, setSaving] = useState(false);
  const [unclear, setUnclear] = useState(false);
  // What leaves while its place is being chosen is told by its name.
  const names = useRef(new Map<string, string>());
  for (const type of ['apps', 'services'] as const)
    for (const { id, name } of record?.[type] ?? []) names.current.set(`${type}/${id}`, name);
  const chosen = draft && record ? stillHere(draft, record) : saved;
  const changed = draft !== null && saved !== null && !sameOrder(draft, saved);
  useEffect(() => guard.setDirty(changed), [guard.setDirty, changed]);

  async function save({ id, name }: Industry, next: Chosen) {
    setSaving(true);
    try {
      await terms.feature(id, next);
      setDraft(null);
      setUnclear(false);
      toast({ tone: 'positive', message: `What ${name} shows first was saved.` });
    } catch (error) {
      toast({ tone: 'critical', message: messageFor(error) });
      setUnclear(isUnclear(error));
      // Something of it may have left: the fresh record tells what.
      if (error instanceof DataError && error.code === 'invalid') terms.invalidate();
    }
    setSaving(false);
  }

  return (
    <>
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
      {guard.question}
    </>
  );
}
