import { ArrowUpRight } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Combobox, type Option } from '../../components/Combobox/Combobox.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { m } from '../../i18n/messages.js';
import type { SafeHref } from '../../internal/link/safeHref.ts';
import { LoadFailed, NoConnection } from '../ListState.tsx';
import { FeaturedColumn, type FeaturedList } from './FeaturedColumn.tsx';
import * as styles from './FeaturedPicker.css.ts';

/** `ready` also while no industry is chosen. */
export type FeaturedState = 'ready' | 'loading' | 'saving' | 'failed' | 'offline';

export interface FeaturedPickerProps {
  /** Every industry. Keep the array the same between renders. */
  industries: readonly Option[];
  /** Id of the chosen industry, or null. */
  industry: string | null;
  /** Called with the chosen industry, or null when it is cleared. */
  onIndustry: (industry: string | null) => void;
  /** The industries are loading. Default false. */
  industriesLoading?: boolean | undefined;
  /** State of the industry's listings. While saving, nothing can be changed. */
  state: FeaturedState;
  /** The apps of the industry, and the featured ones. */
  apps: FeaturedList;
  /** The services of the industry, and the featured ones. */
  services: FeaturedList;
  /** The operator's names of apps and services. Default of each: none, the texts are about apps and services. */
  names?: { apps?: string | undefined; services?: string | undefined } | undefined;
  /** The industry's page in the directory. */
  publicHref?: SafeHref | null | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
}

/** Chooses the apps and services at the top of an industry's page, and their order. */
export function FeaturedPicker(props: FeaturedPickerProps) {
  const { industries, industry, onIndustry, industriesLoading, state, apps, services, names } =
    props;
  const chosen = industry !== null;
  const loading = state === 'loading';
  const parts = { loading, disabled: state === 'saving' };
  return (
    <div className={styles.picker}>
      <Card>
        <div className={styles.industry}>
          <div className={styles.field}>
            <Combobox
              name="industry"
              label={m.listing_featured_industry()}
              placeholder={m.listing_featured_choose_industry()}
              options={industries}
              value={industry}
              onValueChange={onIndustry}
              loading={industriesLoading}
              disabled={state === 'saving'}
            />
          </div>
          {chosen && (state === 'ready' || state === 'saving') ? (
            <p className={styles.note}>
              {m.listing_featured_approved_counts({
                apps: apps.listings.length,
                services: services.listings.length,
              })}
            </p>
          ) : null}
          {chosen && props.publicHref ? (
            <div className={styles.page}>
              <Link href={props.publicHref} size="label" iconAfter={ArrowUpRight} newTab>
                {m.listing_featured_public_page()}
              </Link>
            </div>
          ) : null}
        </div>
      </Card>
      {!chosen ? (
        <Card>
          <EmptyState illustration="stones" title={m.listing_featured_industry_first()}>
            {m.listing_featured_then_choose()}
          </EmptyState>
        </Card>
      ) : state === 'failed' ? (
        <div role="alert">
          <Card>
            <LoadFailed title={m.listing_featured_failed()} onRetry={props.onRetry}>
              {m.listing_featured_failed_help()}
            </LoadFailed>
          </Card>
        </div>
      ) : state === 'offline' ? (
        <Card>
          <NoConnection onRetry={props.onRetry}>{m.listing_featured_offline()}</NoConnection>
        </Card>
      ) : (
        <div className={styles.columns}>
          <FeaturedColumn
            {...parts}
            type="apps"
            name={names?.apps}
            list={apps}
            hint={services.featured.length < 2}
          />
          <FeaturedColumn {...parts} type="services" name={names?.services} list={services} hint />
        </div>
      )}
    </div>
  );
}

export interface FeaturedSaveProps {
  /** Whether the changes can be saved. Default true. */
  enabled?: boolean | undefined;
  /** There are unsaved changes. Default false. */
  changed?: boolean | undefined;
  /** The last save got no response, so it may have succeeded. Default false. */
  unclear?: boolean | undefined;
  /** The changes are being saved. Sets `aria-busy`. Default false. */
  saving?: boolean | undefined;
  /** Saves both lists. */
  onSave: () => void;
}

/** The Save button and its status, for the page header. */
export function FeaturedSave({ enabled = true, ...props }: FeaturedSaveProps) {
  const { changed, unclear, saving, onSave } = props;
  return (
    <>
      <span role="status" className={styles.status}>
        {changed && !saving ? (
          <span className={styles.unsaved}>
            {unclear ? m.listing_featured_unclear() : m.listing_featured_not_saved()}
          </span>
        ) : null}
      </span>
      <Button
        tone="primary"
        onClick={onSave}
        disabled={!enabled}
        busy={saving}
        busyLabel={m.patterns_saving()}
      >
        {m.listing_featured_save()}
      </Button>
    </>
  );
}

export { type FeaturedList, type FeaturedListing, maxFeatured } from './FeaturedColumn.tsx';
