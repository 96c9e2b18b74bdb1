import { useMemo, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { ListPicker } from '../../components/ListPicker/ListPicker.tsx';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SortableList } from '../../components/SortableList/SortableList.tsx';
import { Text } from '../../components/Text/Text.tsx';
import {
  type FeaturedList,
  type FeaturedType,
  featuredRows,
  featuredWords,
  leftOutWords,
  maxFeatured,
} from './featured.ts';

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
