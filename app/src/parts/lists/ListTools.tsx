import type { Watched } from '@portal/data/react';
import type { Page } from '@portal/data/schemas';
import { listPlaceOf } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { collectionName } from '../listings/listingsQuery.ts';
import { ListExportButton } from './ListExportButton.tsx';
import { SavedViews } from './SavedViews.tsx';

interface ListViewsProps {
  list: Watched<Page<unknown>>;
  hrefFor: (page: number) => string;
}

/** The saved views of a list, which load once its rows are shown. */
export function ListViews({ list, hrefFor }: ListViewsProps) {
  const [hasRows, setHasRows] = useState(list.kind === 'ready');
  if (list.kind === 'ready' && !hasRows) setHasRows(true);
  const address = hrefFor(1);
  return hasRows ? (
    <SavedViews key={address.split('?', 1)[0]} address={address} />
  ) : (
    <Button iconAfter={ChevronDown} disabled>
      {m.saved_views()}
    </Button>
  );
}

interface ListToolsProps extends ListViewsProps {
  title: string;
  /** Whether a search or a filter is set. */
  narrowed: boolean;
}

/** What can be done with a list as a whole: save what it shows as a view, and as a file. */
export function ListTools({ title, list, hrefFor, narrowed }: ListToolsProps) {
  const page = list.kind === 'ready' && !list.kept ? list.value : null;
  const [path = ''] = hrefFor(1).split('?', 1);
  const place = listPlaceOf(path);
  return (
    <>
      <ListViews list={list} hrefFor={hrefFor} />
      <ListExportButton
        // Both collections have lists of the same titles.
        title={place ? `${title} – ${collectionName(place.collection)}` : title}
        page={page}
        narrowed={narrowed}
      />
    </>
  );
}
