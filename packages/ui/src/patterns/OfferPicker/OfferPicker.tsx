import { ArrowRight, CircleAlert, Plus, Search } from 'lucide-react';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
// biome-ignore lint/style/noRestrictedImports: its rows look like every other radio.
import { input as radio } from '../../internal/choice/Choice.css.ts';
// biome-ignore lint/style/noRestrictedImports: it searches like every other list.
import { fold } from '../../internal/fold.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { ListState } from '../ListState.tsx';
import * as styles from './OfferPicker.css.ts';

export type OfferPickerState = 'loading' | 'ready' | 'empty' | 'failed' | 'offline';

export interface OfferListing {
  id: string;
  name: string;
  type: 'app' | 'service';
  logo?: string | undefined;
  href: string;
}

/** The listings whose name contains every word of the query. */
export function matching(listings: readonly OfferListing[], query: string): OfferListing[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return listings.filter(({ name }) => words.every((word) => fold(name).includes(word)));
}

const next = { tone: 'primary', iconAfter: ArrowRight, children: m.listing_offer_write() } as const;

export interface OfferPickerProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when Escape, the close button or Cancel closes it. */
  onOpenChange: (open: boolean) => void;
  /** Price of an offer as text. Default: none, while it is loading. */
  price?: string | undefined;
  /** Whether the listings are shown, or what replaces them. */
  state: OfferPickerState;
  /** The user's live listings; shown when `state` is `ready`. */
  listings: readonly OfferListing[];
  /** The operator's names of the types of listings. Default of each: 'App' and 'Service'. */
  names?: { apps?: string | undefined; services?: string | undefined } | undefined;
  /** Page that creates a listing; offered by the empty state. */
  createHref?: string | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
}

/** Asks which listing a special offer is for, and links to the page that creates it. */
export function OfferPicker(props: OfferPickerProps) {
  const { open, onOpenChange, state, listings } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const firstOption = useRef<HTMLInputElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!open) return;
    setChosen(null);
    setMissing(false);
  }, [open]);
  const listing = listings.find(({ id }) => id === chosen);
  const ready = state === 'ready';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.listing_offer_for_which()}
      description={props.price}
      actions={
        ready ? (
          <>
            <Button tone="ghost" onClick={() => onOpenChange(false)}>
              {m.patterns_cancel()}
            </Button>
            {listing ? (
              <ButtonLink {...next} href={listing.href} />
            ) : (
              <Button
                {...next}
                softDisabled
                onClick={() => {
                  setMissing(true);
                  (firstOption.current ?? search.current)?.focus();
                }}
              />
            )}
          </>
        ) : undefined
      }
    >
      {ready ? (
        <Choices
          firstOption={firstOption}
          search={search}
          listings={listings}
          names={props.names}
          value={chosen}
          error={missing ? m.listing_offer_listing_required() : undefined}
          onChange={(id) => {
            setChosen(id);
            setMissing(false);
          }}
        />
      ) : null}
      <ListState
        state={state}
        skeleton={<ChoicesSkeleton />}
        empty={{
          title: m.listing_offer_no_listings(),
          text: m.listing_offer_no_listings_help(),
          action:
            props.createHref === undefined ? undefined : (
              <ButtonLink href={props.createHref} tone="primary" icon={Plus}>
                {m.patterns_create_new()}
              </ButtonLink>
            ),
        }}
        failed={{
          title: m.listing_offer_listings_failed(),
          text: m.listing_offer_listings_failed_help(),
        }}
        offline={m.listing_offer_offline()}
        onRetry={props.onRetry}
      />
    </Dialog>
  );
}

interface ChoicesProps extends Pick<OfferPickerProps, 'names'> {
  listings: readonly OfferListing[];
  value: string | null;
  onChange: (id: string) => void;
  error: string | undefined;
  firstOption: Ref<HTMLInputElement>;
  search: Ref<HTMLInputElement>;
}

const kindOf = ({ type }: OfferListing, { apps, services }: ChoicesProps['names'] & {}): string =>
  type === 'app' ? (apps ?? m.listing_offer_app()) : (services ?? m.listing_offer_service());

function Choices({ listings, names = {}, value, onChange, error, ...refs }: ChoicesProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const found = matching(listings, query);
  return (
    <div className={styles.choices}>
      <div className={styles.search}>
        <TextField
          ref={refs.search}
          name="search"
          type="search"
          label={m.listing_offer_search()}
          labelHidden
          placeholder={m.listing_offer_search()}
          icon={Search}
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div
        className={styles.list}
        role="radiogroup"
        aria-label={m.listing_offer_listings()}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {found.map((listing, index) => (
          <label key={listing.id} className={styles.row}>
            <span className={styles.mark}>
              <input
                ref={index === 0 ? refs.firstOption : undefined}
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
              <span className={styles.kind}>{kindOf(listing, names)}</span>
            </span>
          </label>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found.length ? '' : m.listing_offer_none_found()}
      </p>
      <div role="alert">
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            <Icon icon={CircleAlert} size={14} />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function ChoicesSkeleton() {
  return (
    <div>
      <VisuallyHidden>{m.listing_offer_loading()}</VisuallyHidden>
      {[180, 140, 220].map((width) => (
        <div key={width} className={styles.bone} aria-hidden>
          <Skeleton shape="circle" width={18} />
          <Skeleton shape="block" width={36} />
          <Skeleton shape="text" width={width} />
        </div>
      ))}
    </div>
  );
}
