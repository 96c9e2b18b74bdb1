import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import {
  DaysFilter,
  type DaysFilterProps,
  isDaysSet,
} from '../../components/DaysFilter/DaysFilter.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { FilterMenu, type FilterMenuProps } from '../../components/FilterMenu/FilterMenu.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { SearchField, type SearchFieldProps } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { m } from '../../i18n/messages.js';
import { type AvailableWidth, useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { pressShortcut } from '../pressShortcut.ts';
import { useShortcuts } from '../useShortcuts.ts';
import * as styles from './ListToolbar.css.ts';

/** The sort orders of a list. */
export interface ListSortTool {
  /** The present order. One that is no option shows the first option, as a `select` of HTML does. */
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
}

/** A filter by the values of a `FilterMenu`, or by the days of a `DaysFilter`. */
export type ListFilter = FilterMenuProps | (DaysFilterProps & { options?: undefined });

export interface ListToolbarProps {
  /** The search. Default: none. */
  search?: SearchFieldProps | undefined;
  /** Such as status, industry or the days of a date, the most used first. Default: none. */
  filters?: readonly ListFilter[] | undefined;
  /** The sort orders. Default: none. */
  sort?: ListSortTool | undefined;
  /** At the end of the line, such as a help button. Default: nothing. */
  end?: ReactNode;
}

/** How many filters have space in the line: all of them, or some and the button for the others. */
const spaceFor: Record<AvailableWidth, { all: number; some: number }> = {
  xl: { all: 4, some: 3 },
  lg: { all: 2, some: 1 },
  md: { all: 1, some: 0 },
  phone: { all: 1, some: 0 },
};

const isByValues = (filter: ListFilter): filter is FilterMenuProps => filter.options !== undefined;

const isSet = (filter: ListFilter): boolean =>
  isByValues(filter) ? filter.value.length > 0 : isDaysSet(filter.value);

const Filter = (filter: ListFilter) =>
  isByValues(filter) ? <FilterMenu {...filter} /> : <DaysFilter {...filter} />;

/** Search, filters and sort order of a list. The key '/' goes to the search. Filters without space in the line are in a dialog, and in the line once set. */
export function ListToolbar({ search, filters = [], sort, end }: ListToolbarProps) {
  const width = useAvailableWidth();
  const narrow = width === 'phone' || width === 'md';
  const sortInDialog = narrow && sort !== undefined && filters.length > 0;
  const { all, some } = spaceFor[width];
  const direct = filters.length <= all && !sortInDialog ? all : some;
  const others = filters.slice(direct);
  const shown = [...filters.slice(0, direct), ...others.filter(isSet)];
  useShortcuts({ '/': () => pressShortcut(document, '/') });
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>
        {search ? <SearchField aria-keyshortcuts="/" {...search} /> : null}
        {direct > 0 ? shown.map((filter) => <Filter key={filter.label} {...filter} />) : null}
        {others.length > 0 ? (
          <OtherFilters
            label={direct > 0 ? m.patterns_more_filters() : m.patterns_filters()}
            filters={others}
            sort={sortInDialog ? sort : undefined}
          />
        ) : null}
        {direct > 0 ? null : shown.map((filter) => <Filter key={filter.label} {...filter} />)}
      </div>
      {(sort && !sortInDialog) || end ? (
        <div className={styles.end}>
          {sort && !sortInDialog ? (
            <>
              <span className={styles.sortLabel} aria-hidden>
                {m.listing_sort()}
              </span>
              <SortSelect sort={sort} labelHidden />
            </>
          ) : null}
          {end}
        </div>
      ) : null}
    </div>
  );
}

function SortSelect({ sort, labelHidden }: { sort: ListSortTool; labelHidden?: boolean }) {
  return (
    <Select
      name="sort"
      label={m.listing_sort()}
      labelHidden={labelHidden}
      size="compact"
      {...sort}
      value={(sort.options.find(({ value }) => value === sort.value) ?? sort.options[0])?.value}
    />
  );
}

interface OtherFiltersProps extends Pick<ListToolbarProps, 'sort'> {
  label: string;
  filters: readonly ListFilter[];
}

/** The button and the dialog of the filters that have no space in the line. */
function OtherFilters({ label, filters, sort }: OtherFiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={label}
        size="small"
        // A filter applies at once.
        confirmClose="never"
        actions={
          <Button tone="primary" writes={false} onClick={() => setOpen(false)}>
            {m.patterns_done()}
          </Button>
        }
      >
        <Stack space="small">
          {filters.map((filter) => (
            <Filter key={filter.label} {...filter} />
          ))}
          {sort ? <SortSelect sort={sort} /> : null}
        </Stack>
      </Dialog>
    </>
  );
}

/**
 * The toolbar of a list in this state, or undefined without one: there are no tools, or nothing to search in an empty list,
 * unless search or filters are what empties it.
 */
export function listToolbar(state: string, tools: ListToolbarProps): ReactNode {
  const { search, filters = [] } = tools;
  if (!Object.values(tools).some(Boolean)) return undefined;
  const narrowed = Boolean(search?.value) || filters.some(isSet);
  const filled = state === 'ready' || state === 'loading' || state === 'no-match';
  return filled || narrowed ? <ListToolbar {...tools} /> : undefined;
}
