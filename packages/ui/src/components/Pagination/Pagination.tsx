import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Select } from '../Select/Select.tsx';
import { PageButton } from './PageButton.tsx';
import * as styles from './Pagination.css.ts';
import { pageSlots, rangeText } from './pages.ts';

export interface PaginationProps {
  /** The page on screen, from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Rows of a page. */
  pageSize: number;
  /** Rows of all pages. */
  total: number;
  /** Choices of rows a page; with `onPageSize` they are offered. Not on a phone. */
  pageSizes?: readonly number[] | undefined;
  /** Told which page was asked for. With `hrefFor` the links lead there by themselves. */
  onPage?: ((page: number) => void) | undefined;
  /** Told how many rows a page is to have; without it there is no such choice. */
  onPageSize?: ((pageSize: number) => void) | undefined;
  /** Address of a page: makes the pages links, which open in new tabs too. */
  hrefFor?: ((page: number) => string) | undefined;
  /** Accessible name of the navigation. Default "Pages". */
  label?: string | undefined;
}

/** Steps through a long list; stands in the footer of a `TableCard`. */
export function Pagination(props: PaginationProps) {
  const {
    page,
    pageCount,
    pageSize,
    total,
    pageSizes,
    onPage,
    onPageSize,
    hrefFor,
    label = 'Pages',
  } = props;
  const go = { onPage, hrefFor, current: page };
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.range}>
        {rangeText(page, pageSize, total)}
      </p>
      {pageSizes && onPageSize ? (
        <div className={styles.size}>
          <span aria-hidden>Rows</span>
          <Select
            name="pageSize"
            label="Rows per page"
            labelHidden
            size="compact"
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => onPageSize(Number(size))}
          />
        </div>
      ) : null}
      {pageCount > 1 ? (
        <nav className={styles.pages} aria-label={label}>
          <PageButton
            {...go}
            page={page - 1}
            label="Previous page"
            icon={ChevronLeft}
            disabled={page <= 1}
          />
          {pageSlots(page, pageCount).map((slot) =>
            slot.kind === 'gap' ? (
              <span
                key={`after ${slot.after}`}
                className={`${styles.number} ${styles.gap}`}
                aria-hidden
              >
                …
              </span>
            ) : (
              <span key={slot.page} className={styles.number}>
                <PageButton
                  {...go}
                  page={slot.page}
                  label={`Page ${slot.page.toLocaleString('en-NZ')}`}
                />
              </span>
            ),
          )}
          <PageButton
            {...go}
            page={page + 1}
            label="Next page"
            icon={ChevronRight}
            disabled={page >= pageCount}
          />
        </nav>
      ) : null}
    </div>
  );
}
