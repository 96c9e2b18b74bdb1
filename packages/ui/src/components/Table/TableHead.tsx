import { ArrowDown, ArrowUp } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { hidden } from '../../internal/hidden.css.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { sized } from '../../internal/sized.ts';
import { type ColumnHead, nextSort, type Sort } from './columns.ts';
import { headCheck, toggledAll } from './selection.ts';
import * as styles from './Table.css.ts';
import { TableCheck } from './TableCheck.tsx';

interface TableHeadProps {
  columns: readonly ColumnHead[];
  sort?: Sort | undefined;
  sortThen?: Sort | undefined;
  onSort?: ((sort: Sort, added: boolean) => void) | undefined;
  /** Keys of the rows on screen. */
  keys: readonly string[];
  selection?: HeadSelection | undefined;
}

export function TableHead({ columns, sort, sortThen, onSort, keys, selection }: TableHeadProps) {
  return (
    <>
      <colgroup>
        {selection ? <col className={styles.check} /> : null}
        {columns.map(({ key, width }) => (
          <col
            key={key}
            data-width={width}
            ref={sized({ inlineSize: width === undefined ? undefined : `${width / 16}rem` })}
          />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selection ? (
            <th className={`${styles.checkCell} ${styles.head}`} scope="col">
              <HeadCheck keys={keys} selection={selection} labelHidden />
            </th>
          ) : null}
          {columns.map((column) => (
            <HeadCell
              key={column.key}
              column={column}
              sort={sort}
              sortThen={sortThen}
              onSort={onSort}
            />
          ))}
        </tr>
      </thead>
    </>
  );
}

interface HeadCellProps extends Pick<TableHeadProps, 'sort' | 'sortThen' | 'onSort'> {
  column: ColumnHead;
}

function HeadCell({
  column: { key, title, titleHidden, align, sortable, sortFirst },
  sort,
  sortThen,
  onSort,
}: HeadCellProps) {
  const direction = sort?.key === key ? sort.direction : undefined;
  const second = sortThen?.key === key ? sortThen.direction : undefined;
  const downwards = (direction ?? second ?? sortFirst) === 'descending';
  return (
    <th className={styles.head} scope="col" data-align={align} aria-sort={direction}>
      {sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={({ shiftKey }) => onSort(nextSort(sort, key, sortFirst), shiftKey)}
        >
          <span>{title}</span>
          <span className={styles.arrow} data-second={second}>
            <Icon icon={downwards ? ArrowDown : ArrowUp} size={14} />
            {second ? (
              <>
                <span aria-hidden>2</span>
                <span className={hidden}>{m.components_table_second()}</span>
              </>
            ) : null}
          </span>
        </button>
      ) : (
        <span className={titleHidden ? hidden : undefined}>{title}</span>
      )}
    </th>
  );
}

interface HeadSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

interface HeadCheckProps {
  /** Keys of the rows on screen. */
  keys: readonly string[];
  selection: HeadSelection;
  labelHidden?: boolean | undefined;
}

/** Selects all visible rows, or none; mixed if some are selected. */
export function HeadCheck({
  keys,
  selection: { selected, onChange },
  labelHidden,
}: HeadCheckProps) {
  const state = headCheck(keys, selected);
  return (
    <TableCheck
      name="all-rows"
      label={m.components_table_select_all()}
      labelHidden={labelHidden}
      checked={state === 'all'}
      mixed={state === 'some'}
      disabled={keys.length === 0}
      onChange={() => onChange(toggledAll(selected, keys))}
    />
  );
}
