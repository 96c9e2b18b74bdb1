import { type ListingsView, type ListPlace, listingsList } from '@portal/domain';
import { SortDialog } from '@portal/ui/patterns/SortDialog';
import { sortLabelsOf } from './toolbar.ts';

interface ListingSortProps {
  place: ListPlace;
  view: ListingsView;
  onChange: (orders: Pick<ListingsView, 'sort' | 'thenBy'>) => void;
  onClose: () => void;
}

/** The dialog in which a list of listings gets two orders. */
export function ListingSort({ place, view, onChange, onClose }: ListingSortProps) {
  const { sorts, follows } = listingsList(place);
  const labels = sortLabelsOf(place);
  const orderOf = (value: string | null) => sorts.find((each) => each === value);
  return (
    <SortDialog
      orders={sorts.map((value) => ({ value, label: labels[value] }))}
      follows={(sort, thenBy) => {
        const [first, second] = [orderOf(sort), orderOf(thenBy)];
        return first !== undefined && second !== undefined && follows(first, second);
      }}
      sort={view.sort}
      sortThen={view.thenBy}
      onSave={(sort, thenBy) =>
        onChange({ sort: orderOf(sort) ?? view.sort, thenBy: orderOf(thenBy) ?? null })
      }
      onClose={onClose}
    />
  );
}
