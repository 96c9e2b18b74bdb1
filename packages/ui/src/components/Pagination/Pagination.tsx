import { ChevronLeft, ChevronRight } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { formatNumber } from '../../internal/formatNumber.ts';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { Select } from '../Select/Select.tsx';
import * as styles from './Pagination.css.ts';

export interface PaginationProps extends ElementProps<'div'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Rows per page. */
  pageSize: number;
  /** Total number of rows. */
  total: number;
  /** Available page sizes, used with `onPageSizeChange`. Not on phones. */
  pageSizes?: readonly number[] | undefined;
  /** Called with the requested page. Not needed with `hrefFor`. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Called with the new page size. Without it the page size is fixed. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** Returns the URL of a page, which makes the pages links. */
  hrefFor?: ((page: number) => string) | undefined;
  /** Accessible name of the navigation. Default "Pages". */
  label?: string | undefined;
}

/** Pages of a long list, for the footer of a `TableCard`. */
export function Pagination(props: PaginationProps) {
  const {
    page,
    pageCount,
    pageSize,
    total,
    pageSizes,
    onPageChange,
    onPageSizeChange,
    hrefFor,
    label = m.components_pages(),
    ...rest
  } = props;
  const go = { onPageChange, hrefFor, current: page };
  return (
    <div {...rest} className={styles.bar}>
      <p role="status" className={styles.range}>
        {rangeText(page, pageSize, total)}
      </p>
      {pageSizes && onPageSizeChange ? (
        <div className={styles.size}>
          <span aria-hidden>{m.components_pages_rows()}</span>
          <Select
            name="pageSize"
            label={m.components_pages_rows_per_page()}
            labelHidden
            size="compact"
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onValueChange={(size) => onPageSizeChange(Number(size))}
          />
        </div>
      ) : null}
      {pageCount > 1 || page > 1 ? (
        <nav className={styles.pages} aria-label={label}>
          <PageButton
            {...go}
            page={Math.min(page - 1, pageCount)}
            label={m.components_pages_previous()}
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
                  label={m.components_pages_page({ page: formatNumber(slot.page) })}
                />
              </span>
            ),
          )}
          <PageButton
            {...go}
            page={page + 1}
            label={m.components_pages_next()}
            icon={ChevronRight}
            disabled={page >= pageCount}
          />
        </nav>
      ) : null}
    </div>
  );
}

interface PageButtonProps {
  page: number;
  current: number;
  label: string;
  icon?: IconType | undefined;
  disabled?: boolean | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  hrefFor?: ((page: number) => string) | undefined;
}

/** Previous or next. At the ends it is disabled but keeps the focus. */
function PageButton({
  page,
  current,
  label,
  icon,
  disabled = false,
  onPageChange,
  hrefFor,
}: PageButtonProps) {
  const Anchor = useLinkComponent();
  const shared = {
    className: styles.page,
    'aria-label': label,
    'aria-current': page === current ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
  };
  const face = icon ? <Icon icon={icon} /> : formatNumber(page);
  if (hrefFor) {
    return (
      <Anchor
        {...shared}
        href={hrefFor(disabled ? current : page)}
        onClick={(event) => {
          if (disabled) event.preventDefault();
        }}
      >
        {face}
      </Anchor>
    );
  }
  return (
    <button {...shared} type="button" onClick={() => (disabled ? undefined : onPageChange?.(page))}>
      {face}
    </button>
  );
}

/** A page number, or a gap. */
type PageSlot = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

const page = (number: number): PageSlot => ({ kind: 'page', page: number });

/**
 * The page numbers to show: first, last, current and adjacent ones. A long list always has seven slots, so that the
 * buttons do not move from page to page.
 */
export function pageSlots(current: number, count: number): PageSlot[] {
  if (count < 8) return Array.from({ length: count }, (_, index) => page(index + 1));
  const start = Math.min(Math.max(current - 1, 3), count - 4);
  return [
    page(1),
    start === 3 ? page(2) : { kind: 'gap', after: 1 },
    page(start),
    page(start + 1),
    page(start + 2),
    start + 4 === count ? page(start + 3) : { kind: 'gap', after: start + 2 },
    page(count),
  ];
}

/** "1–10 of 23"; "0 of 23" of a page after the last one. */
export function rangeText(current: number, pageSize: number, total: number): string {
  const first = (current - 1) * pageSize + 1;
  const all = formatNumber(total);
  return first > total
    ? m.components_pages_empty_range({ total: all })
    : m.components_pages_range({
        first: formatNumber(first),
        last: formatNumber(Math.min(current * pageSize, total)),
        total: all,
      });
}
