import { CircleAlert, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Logo } from '../../components/Logo/Logo.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
// biome-ignore lint/style/noRestrictedImports: its rows are radios, drawn as every other radio is.
import { input as radio } from '../../internal/choice/Choice.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './OfferPicker.css.ts';
import { matching, type OfferListing } from './pick.ts';

interface ChoicesProps {
  listings: readonly OfferListing[];
  value: string | null;
  onChange: (id: string) => void;
  error: string | undefined;
}

const kinds: Record<OfferListing['type'], string> = { app: 'App', service: 'Service' };

/** A search over the listings, which are radios with a logo. */
export function Choices({ listings, value, onChange, error }: ChoicesProps) {
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
