import { useMemo, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { ListPicker } from '../../components/ListPicker/ListPicker.tsx';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatLocale } from '../../formatLocale.ts';
import { m } from '../../i18n/messages.js';

/** Maximum number of featured apps, and of featured services, of an industry. */
export const maxFeatured = 6;

type FeaturedType = 'apps' | 'services';

export interface FeaturedListing {
  id: string;
  name: string;
  /** A line below the name: the vendor, or the locations. */
  detail?: string | undefined;
  logo?: string | undefined;
}

export interface FeaturedList {
  /** The approved listings of the industry. Keep the array the same between renders. */
  listings: readonly FeaturedListing[];
  /** Ids of the featured listings, in order. */
  featured: readonly string[];
  /** Names of featured listings that are no longer in `listings`, and are removed on save. Default: none. */
  leftOut?: readonly string[] | undefined;
  onChange: (featured: readonly string[]) => void;
}

const typeWords = {
  apps: {
    title: m.listing_featured_apps(),
    approved: m.listing_featured_approved_apps(),
    search: m.listing_featured_search_apps(),
    noneApproved: m.listing_featured_none_approved_apps(),
    none: m.listing_featured_no_apps(),
  },
  services: {
    title: m.listing_featured_services(),
    approved: m.listing_featured_approved_services(),
    search: m.listing_featured_search_services(),
    noneApproved: m.listing_featured_none_approved_services(),
    none: m.listing_featured_no_services(),
  },
} satisfies Record<FeaturedType, object>;

const ownWords = (name: string): (typeof typeWords)[FeaturedType] => ({
  title: m.listing_featured_of({ name }),
  approved: m.listing_featured_approved_of({ name }),
  search: m.listing_featured_search_of({ name }),
  noneApproved: m.listing_featured_none_approved(),
  none: m.listing_featured_none(),
});

const leftOutWords = (names: readonly string[]): string =>
  m.listing_featured_left_out({
    count: names.length,
    names: new Intl.ListFormat(formatLocale()).format(names),
  });

interface FeaturedColumnProps {
  type: FeaturedType;
  /** The operator's name of the type. */
  name: string | undefined;
  list: FeaturedList;
  loading: boolean;
  disabled: boolean;
  /** Explains below the list how to reorder it. */
  hint: boolean;
}

/** A search of approved listings, and the sortable list of featured ones. */
export function FeaturedColumn({
  type,
  name: own,
  list,
  loading,
  disabled,
  hint,
}: FeaturedColumnProps) {
  const words = own === undefined ? typeWords[type] : ownWords(own);
  const search = useRef<HTMLInputElement>(null);
  // Keeps the search enabled while it has the focus of the last removed row.
  const [emptied, setEmptied] = useState(false);
  const { listings, featured, leftOut = [], onChange } = list;
  const options = useMemo(
    () => listings.map(({ id, name, detail }) => ({ value: id, label: name, detail })),
    [listings],
  );
  const items = featured.map((id) => {
    const {
      name = id,
      detail,
      logo,
    } = listings.find((listing) => listing.id === id) ?? {
      detail: m.listing_featured_not_approved(),
    };
    const unknown = loading && name === id;
    return {
      key: id,
      label: unknown ? '…' : name,
      detail: unknown ? undefined : detail,
      picture: <Logo name={name} src={logo} size="medium" />,
    };
  });
  const empty = !loading && listings.length === 0;
  return (
    <Card
      title={words.title}
      space="small"
      actions={
        <Text size="caption" tone="muted" as="span" figures>
          {m.listing_featured_count({ count: featured.length, max: maxFeatured })}
        </Text>
      }
    >
      <ListPicker
        name={`featured-${type}`}
        label={words.approved}
        labelHidden
        placeholder={words.search}
        options={options}
        value={featured}
        onValueChange={onChange}
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
          onOrderChange={onChange}
          onRemove={(key) => {
            // The list disappears with its last row, so the focus moves to the search.
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
          {empty ? words.noneApproved : loading ? m.patterns_loading() : words.none}
        </Text>
      )}
    </Card>
  );
}
