import { useMemo, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { ListPicker } from '../../components/ListPicker/ListPicker.tsx';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { Text } from '../../components/Text/Text.tsx';

/** Most apps, and most services, that an industry's page features. */
export const maxFeatured = 6;

/** What can be featured: apps and services, each with its own words. */
type FeaturedType = 'apps' | 'services';

export interface FeaturedListing {
  id: string;
  name: string;
  /** One line under the name: who offers it, or where. */
  detail?: string | undefined;
  /** Address of the logo. Default: initials. */
  logo?: string | undefined;
}

export interface FeaturedList {
  /** The approved listings of the industry. Keep the array the same between renders. */
  listings: readonly FeaturedListing[];
  /** Ids of those that are featured, in their order. */
  featured: readonly string[];
  /** Names of those that were featured and are no longer in `listings`; saving leaves them out. Default: none. */
  leftOut?: readonly string[] | undefined;
  /** Told the ids in their new order. */
  onChange: (featured: readonly string[]) => void;
}

interface FeaturedWords {
  title: string;
  search: string;
  placeholder: string;
  none: string;
  noListings: string;
}

const featuredWords: Record<FeaturedType, FeaturedWords> = {
  apps: {
    title: 'Featured apps',
    search: 'Approved apps',
    placeholder: 'Search approved apps',
    none: 'No app is featured yet.',
    noListings: 'No app is approved in this industry yet.',
  },
  services: {
    title: 'Featured services',
    search: 'Approved services',
    placeholder: 'Search approved services',
    none: 'No service is featured yet.',
    noListings: 'No service is approved in this industry yet.',
  },
};

/** What the next save leaves out, and why. */
function leftOutWords(names: readonly string[]): string {
  const one = names.length === 1;
  const all = new Intl.ListFormat('en-NZ').format(names);
  return `${all} ${one ? 'is' : 'are'} no longer live in this industry, so ${one ? 'it is' : 'they are'} left out. Saving takes ${one ? 'it' : 'them'} off the list.`;
}

/** The featured listings in their order; one that is no longer approved keeps its place and says so. */
function featuredRows({ listings, featured }: FeaturedList): readonly FeaturedListing[] {
  const known = new Map(listings.map((listing) => [listing.id, listing]));
  return featured.map(
    (id) => known.get(id) ?? { id, name: id, detail: 'No longer approved in this industry' },
  );
}

interface FeaturedColumnProps {
  type: FeaturedType;
  list: FeaturedList;
  loading: boolean;
  disabled: boolean;
  /** Says below the list how it is ordered. */
  hint: boolean;
}

/** Search of what is approved, and below it what is featured, in its order. */
export function FeaturedColumn({ type, list, loading, disabled, hint }: FeaturedColumnProps) {
  const words = featuredWords[type];
  const search = useRef<HTMLInputElement>(null);
  // The focus that came from the last row is not taken away again; once it goes on by itself, that is over.
  const [emptied, setEmptied] = useState(false);
  const { listings, featured, leftOut = [], onChange } = list;
  const options = useMemo(
    () => listings.map(({ id, name, detail }) => ({ value: id, label: name, detail })),
    [listings],
  );
  const items = featuredRows(list).map(({ id, name, detail, logo }) => ({
    key: id,
    label: loading && name === id ? '…' : name,
    detail: loading && name === id ? undefined : detail,
    picture: <Logo name={name} src={logo} size="medium" />,
  }));
  const empty = !loading && listings.length === 0;
  return (
    <Card
      title={words.title}
      space="small"
      actions={
        <Text size="caption" tone="muted" as="span" figures>
          {featured.length} of {maxFeatured}
        </Text>
      }
    >
      <ListPicker
        name={`featured-${type}`}
        label={words.search}
        labelHidden
        placeholder={words.placeholder}
        options={options}
        value={featured}
        onChange={onChange}
        onBlur={() => setEmptied(false)}
        max={maxFeatured}
        ref={search}
        loading={loading}
        disabled={disabled || (empty && featured.length === 0 && !emptied)}
      />
      <LiveRegion>
        {leftOut.length > 0 ? <Banner tone="caution">{leftOutWords(leftOut)}</Banner> : null}
      </LiveRegion>
      {items.length > 0 ? (
        <SortableList
          label={words.title}
          items={items}
          onChange={onChange}
          onRemove={(key) => {
            // The list goes with its last row, and the focus on to where another one is chosen.
            if (featured.length === 1) {
              search.current?.focus();
              setEmptied(true);
            }
            onChange(featured.filter((id) => id !== key));
          }}
          hint={hint}
          disabled={disabled}
        />
      ) : (
        <Text tone="muted" size="small">
          {empty ? words.noListings : loading ? 'Loading' : words.none}
        </Text>
      )}
    </Card>
  );
}
