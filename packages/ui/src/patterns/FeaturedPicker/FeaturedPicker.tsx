import { ArrowUpRight } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Combobox, type Option } from '../../components/Combobox/Combobox.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { SafeHref } from '../../internal/link/safeHref.ts';
import { LoadFailed, NoConnection } from '../ListState.tsx';
import { FeaturedColumn, type FeaturedList } from './FeaturedColumn.tsx';
import * as styles from './FeaturedPicker.css.ts';

/** `ready` also before an industry is chosen. */
export type FeaturedState = 'ready' | 'loading' | 'saving' | 'failed' | 'offline';

export interface FeaturedPickerProps {
  /** Every industry. Keep the array the same between renders. */
  industries: readonly Option[];
  /** Id of the chosen industry; null for none yet. */
  industry: string | null;
  /** Told the industry that was chosen, or null when it was taken out. */
  onIndustry: (industry: string | null) => void;
  /** The industries are on their way. Default false. */
  industriesLoading?: boolean | undefined;
  /** Of the chosen industry's listings. While saving nothing can be changed. */
  state: FeaturedState;
  /** The apps of the industry, and which of them are featured. */
  apps: FeaturedList;
  /** The services of the industry, and which of them are featured. */
  services: FeaturedList;
  /** The industry's page in the directory. */
  publicHref?: SafeHref | null | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** What an industry's page shows first: up to six apps and six services, in an order of choice. */
export function FeaturedPicker(props: FeaturedPickerProps) {
  const { industries, industry, onIndustry, industriesLoading, state, apps, services } = props;
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
              label="Industry"
              placeholder="Choose an industry"
              options={industries}
              value={industry}
              onChange={onIndustry}
              loading={industriesLoading}
              disabled={state === 'saving'}
            />
          </div>
          {chosen && (state === 'ready' || state === 'saving') ? (
            <p className={styles.note}>
              {`${counted(apps.listings.length, 'app')} and ${counted(services.listings.length, 'service')} are approved in this industry.`}
            </p>
          ) : null}
          {chosen && props.publicHref ? (
            <div className={styles.page}>
              <Link href={props.publicHref} size="label" iconAfter={ArrowUpRight} newTab>
                See the public page
              </Link>
            </div>
          ) : null}
        </div>
      </Card>
      {!chosen ? (
        <Card>
          <EmptyState drawing="stones" title="Choose an industry first">
            Each industry has a page of its own. Here you choose the apps and services at its top.
          </EmptyState>
        </Card>
      ) : state === 'failed' ? (
        <Failed onRetry={props.onRetry} />
      ) : state === 'offline' ? (
        <Card>
          <NoConnection onRetry={props.onRetry}>
            The listings of this industry are not here yet. What the public page shows has not
            changed.
          </NoConnection>
        </Card>
      ) : (
        <div className={styles.columns}>
          <FeaturedColumn {...parts} type="apps" list={apps} hint={services.featured.length < 2} />
          <FeaturedColumn {...parts} type="services" list={services} hint />
        </div>
      )}
    </div>
  );
}

function Failed({ onRetry }: Pick<FeaturedPickerProps, 'onRetry'>) {
  return (
    <div role="alert">
      <Card>
        <LoadFailed title="The listings of this industry could not be loaded" onRetry={onRetry}>
          The server did not answer. What the public page shows has not changed.
        </LoadFailed>
      </Card>
    </div>
  );
}

export interface FeaturedSaveProps {
  /** Whether there is something that may be saved: the rule is the page's. Default true. */
  enabled?: boolean | undefined;
  /** Something was changed and is not saved. Default false. */
  changed?: boolean | undefined;
  /** The last save had no answer, so it may have been stored. Default false. */
  unclear?: boolean | undefined;
  /** The save is under way. Sets `aria-busy`. Default false. */
  saving?: boolean | undefined;
  /** Saves the order of both lists. */
  onSave: () => void;
}

/** The state of saving and its button, for the head of the page. */
export function FeaturedSave({
  enabled = true,
  changed = false,
  unclear = false,
  saving = false,
  onSave,
}: FeaturedSaveProps) {
  return (
    <>
      <span role="status" className={styles.status}>
        {changed && !saving ? (
          <span className={styles.unsaved}>
            {unclear ? 'No answer. Save again to be sure' : 'Not saved'}
          </span>
        ) : null}
      </span>
      <Button tone="primary" onClick={onSave} disabled={!enabled} busy={saving} busyLabel="Saving">
        Save changes
      </Button>
    </>
  );
}

export { type FeaturedList, type FeaturedListing, maxFeatured } from './FeaturedColumn.tsx';
