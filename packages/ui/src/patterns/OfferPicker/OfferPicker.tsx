import { ArrowRight, CircleAlert, Plus, Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
// biome-ignore lint/style/noRestrictedImports: its rows are radios, drawn as every other radio is.
import { input as radio } from '../../internal/choice/Choice.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { LoadFailed, NoConnection } from '../ListState.tsx';
import * as styles from './OfferPicker.css.ts';

export type OfferPickerState = 'loading' | 'ready' | 'empty' | 'failed' | 'offline';

export interface OfferListing {
  id: string;
  name: string;
  type: 'app' | 'service';
  logo?: string | undefined;
  /** The page on which its offer is written. */
  href: string;
}

/** Letters without their accents, so that 'Paua' finds 'Pāua'. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-NZ');

/** The listings whose name has every word of the query, in any order. */
export function matching(listings: readonly OfferListing[], query: string): OfferListing[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return listings.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}

export interface OfferPickerProps {
  /** Whether it is on screen. */
  open: boolean;
  /** Told when Escape, the cross or Cancel asks to close. */
  onOpenChange: (open: boolean) => void;
  /** What an offer costs, in words; undefined while that is not known. */
  price?: string | undefined;
  /** Whether there are listings to choose from, and if not, why. */
  state: OfferPickerState;
  /** The person's own listings; read when `state` is `ready`. */
  listings: readonly OfferListing[];
  /** The listing that is chosen at first, by id. Default: none. */
  first?: string | undefined;
  /** Where a listing is made: offered where there is none. */
  createHref?: string | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
}

/** Asks which of the person's listings a special offer is for, and leads on to writing it. */
export function OfferPicker(props: OfferPickerProps) {
  const { open, onOpenChange, state, listings, first } = props;
  const [chosen, setChosen] = useState(first ?? null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!open) return;
    setChosen(first ?? null);
    setMissing(false);
  }, [open, first]);
  const listing = listings.find(({ id }) => id === chosen);
  const ready = state === 'ready';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Which listing is the offer for?"
      description={props.price}
      actions={
        ready ? (
          <>
            <Button tone="ghost" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            {listing ? (
              <ButtonLink tone="primary" iconAfter={ArrowRight} href={listing.href}>
                Write the offer
              </ButtonLink>
            ) : (
              <Button
                tone="primary"
                iconAfter={ArrowRight}
                softDisabled
                onClick={() => setMissing(true)}
              >
                Write the offer
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {ready ? (
        <Choices
          listings={listings}
          value={chosen}
          error={missing ? 'Listing is required' : undefined}
          onChange={(id) => {
            setChosen(id);
            setMissing(false);
          }}
        />
      ) : null}
      <LiveRegion>
        {state === 'ready' ? null : (
          <NoChoices state={state} createHref={props.createHref} onRetry={props.onRetry} />
        )}
      </LiveRegion>
    </Dialog>
  );
}

interface ChoicesProps {
  listings: readonly OfferListing[];
  value: string | null;
  onChange: (id: string) => void;
  error: string | undefined;
}

const kinds: Record<OfferListing['type'], string> = { app: 'App', service: 'Service' };

/** A search over the listings, which are radios with a logo. */
function Choices({ listings, value, onChange, error }: ChoicesProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const found = matching(listings, query);
  return (
    <div className={styles.choices}>
      <TextField
        name="search"
        type="search"
        label="Search your listings"
        labelHidden
        placeholder="Search your listings"
        icon={Search}
        value={query}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
      />
      <div
        className={styles.list}
        role="radiogroup"
        aria-label="Your listings"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {found.map((listing) => (
          <label key={listing.id} className={styles.row}>
            <span className={styles.mark}>
              <input
                type="radio"
                className={radio}
                name={id}
                value={listing.id}
                checked={listing.id === value}
                data-invalid={error ? true : undefined}
                onChange={() => onChange(listing.id)}
              />
              <span className={styles.disc}>
                <span className={styles.dot} />
              </span>
            </span>
            <Logo name={listing.name} src={listing.logo} size="medium" />
            <span className={styles.words}>
              <span className={styles.name} title={listing.name}>
                {listing.name}
              </span>
              <span className={styles.kind}>{kinds[listing.type]}</span>
            </span>
          </label>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found.length ? '' : 'No results found'}
      </p>
      <div role="alert">
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            <Icon icon={CircleAlert} size={14} />
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface NoChoicesProps {
  state: Exclude<OfferPickerState, 'ready'>;
  createHref: string | undefined;
  onRetry: (() => void) | undefined;
}

/** What stands in place of the listings. */
function NoChoices({ state, createHref, onRetry }: NoChoicesProps) {
  switch (state) {
    case 'loading':
      return (
        <div>
          <VisuallyHidden>Loading your listings</VisuallyHidden>
          {[180, 140, 220].map((width) => (
            <div key={width} className={styles.bone} aria-hidden>
              <Skeleton shape="circle" width={18} />
              <Skeleton shape="block" width={36} />
              <Skeleton shape="text" width={width} />
            </div>
          ))}
        </div>
      );
    case 'empty':
      return (
        <EmptyState
          level={3}
          drawing="stones"
          title="None of your listings is live yet"
          action={
            createHref === undefined ? undefined : (
              <ButtonLink href={createHref} tone="primary" icon={Plus}>
                Create new
              </ButtonLink>
            )
          }
        >
          An offer stands on the page of a listing, so there has to be one first.
        </EmptyState>
      );
    case 'failed':
      return (
        <LoadFailed level={3} title="Your listings could not be loaded" onRetry={onRetry}>
          The server did not answer. Nothing was bought.
        </LoadFailed>
      );
    case 'offline':
      return (
        <NoConnection level={3} onRetry={onRetry}>
          An offer can be written once you are back.
        </NoConnection>
      );
  }
}
