import { useIndustries, useListings, useUser } from '@portal/data/react';
import { type Collection, mayUsePremium, type Shelf } from '@portal/data/schemas';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { ListingsScreen } from './ListingsScreen.tsx';
import {
  addressOf,
  type ListPlace,
  type ListView,
  readView,
  toQuery,
  writeView,
} from './listingsQuery.ts';
import { areaNames, listWords } from './listWords.ts';
import { useTypedSearch } from './useTypedSearch.ts';

export function route(collection: Collection, shelf: Shelf, whose: 'mine' | 'all') {
  const place: ListPlace = { collection, shelf, whose };
  return { Component: () => <ListingsRoute key={JSON.stringify(place)} place={place} /> };
}

function ListingsRoute({ place }: { place: ListPlace }) {
  const [params, setParams] = useSearchParams();
  const surroundings = useSurroundings();
  const [now] = useState(surroundings.now);
  const view = useMemo(() => readView(params, place), [params, place]);
  const [typed, setTyped] = useTypedSearch(view.search);
  const listings = useListings(toQuery(view, place));
  const industries = useIndustries();
  const user = useUser();
  const { title } = listWords(place);
  usePage({ title, crumbs: [{ label: areaNames[place.collection] }, { label: title }] });

  // The last row of the last page may have been decided or deleted.
  if (listings.kind === 'ready' && !listings.kept && listings.value.rows.length === 0) {
    const { total, pageCount } = listings.value.pagination;
    if (total > 0) return <Navigate to={addressOf({ ...view, page: pageCount }, place)} replace />;
  }

  const show = (next: ListView) => {
    // Each typed letter is not a place to come back to.
    const typing = next.search !== typed;
    setTyped(next.search);
    setParams(writeView(next, place), {
      replace: typing,
      preventScrollReset: next.page === view.page,
    });
  };

  return (
    <ListingsScreen
      place={place}
      view={{ ...view, search: typed }}
      listings={listings}
      industries={industries.kind === 'ready' ? industries.value : []}
      createHref={
        place.collection === 'apps' || mayUsePremium(user)
          ? paths.newListing(place.collection)
          : paths.servicesPaywall
      }
      onView={show}
      onRetry={listings.retry}
      now={now}
    />
  );
}
