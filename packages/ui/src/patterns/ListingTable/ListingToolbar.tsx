import { FilterMenu, type FilterMenuProps } from '../../components/FilterMenu/FilterMenu.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import * as styles from './ListingToolbar.css.ts';

/** A list is asked for when the typing rests, not for each letter. */
const typingRests = 200;

export interface ListingSearchTool {
  value: string;
  /** Told when the typing rests. */
  onChange: (value: string) => void;
  /** Accessible name and placeholder. Default 'Search listings'. */
  label?: string | undefined;
  /** The most letters it takes. Default: any number. */
  maxLength?: number | undefined;
}

export interface ListingSortTool {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** What narrows a list of listings down, and its order. */
export interface ListingToolbar {
  search: ListingSearchTool;
  /** Status, industry, kind. Default: none. */
  filters?: readonly FilterMenuProps[] | undefined;
  sort?: ListingSortTool | undefined;
}

export function ListingSearch({ search, filters = [] }: ListingToolbar) {
  return (
    <>
      <SearchField
        label={search.label ?? 'Search listings'}
        value={search.value}
        onChange={search.onChange}
        maxLength={search.maxLength}
        rest={typingRests}
      />
      {filters.map((filter) => (
        <FilterMenu key={filter.label} {...filter} />
      ))}
    </>
  );
}

export function ListingSort({ value, options, onChange }: ListingSortTool) {
  return (
    <>
      <span className={styles.sortLabel} aria-hidden>
        Sort
      </span>
      <Select
        name="sort"
        label="Sort"
        labelHidden
        size="compact"
        options={options}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
