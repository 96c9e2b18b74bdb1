import { Close } from '@radix-ui/react-dialog';
import { Search, X } from 'lucide-react';
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { m } from '../../i18n/messages.js';
import { Announcement } from '../../internal/Announcement.tsx';
import { formatNumber } from '../../internal/formatNumber.ts';
import { Icon } from '../../internal/icon/Icon.tsx';
import { isComposing } from '../../internal/isComposing.ts';
import { ListFoot } from '../../internal/listbox/ListFoot.tsx';
import { announcement, listboxTexts, speaksActive } from '../../internal/listbox/texts.ts';
import { narrower } from '../../theme/media.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteProps, PaletteItem } from './CommandPalette.tsx';
import { PaletteRow } from './PaletteRow.tsx';
import { movedRow, type PaletteKey, paletteKey } from './paletteKeys.ts';
import { groupItems, rankItems } from './rankItems.ts';

/** Rows of the list, or all where few more match; the results of the app have up to 30 of them. */
const limits = { some: 50, all: 60, results: 30 };
/** Rows that a window shows without scrolling, and one that overflows; the others are added when they are needed. */
const inView = () => (matchMedia(narrower('sm')).matches ? 20 : 13);
const none: readonly PaletteItem[] = [];

interface PaletteSearchProps
  extends Pick<
    CommandPaletteProps,
    | 'label'
    | 'placeholder'
    | 'items'
    | 'recent'
    | 'results'
    | 'isLoading'
    | 'problem'
    | 'onRetry'
    | 'onQueryChange'
  > {
  onChoose: (item: PaletteItem) => void;
}

/** The field and the list. Mounted while the palette is open, so that each time it starts without a query. */
export function PaletteSearch({ label, placeholder, onChoose, ...given }: PaletteSearchProps) {
  const { items, results = none, recent = [], isLoading = false, problem, onRetry } = given;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const tell = useEffectEvent((text: string) => given.onQueryChange?.(text));
  useEffect(() => tell(query), [query]);

  const recentIds = recent.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: by their content, since apps make the array as they render.
  const found = useMemo(() => rankItems(items, query, recent), [items, query, recentIds]);
  const more = results.slice(0, limits.results);
  const most = found.length + more.length > limits.all ? limits.some : limits.all;
  const own = found.slice(0, most - more.length);
  const groupOf = (item: PaletteItem) =>
    query.trim() === '' && recent.includes(item.id) ? m.components_palette_recent() : item.group;
  const groups = groupItems(own, groupOf, more);
  const rows = groups.flatMap((group) => group.items);
  const rests = results.flatMap(({ rest }) => rest ?? []);
  const listed = rows.length - rests.length;
  const isUnknown = rests.includes('some');
  const count = rests.reduce<number>(
    (sum, rest) => sum + (rest === 'some' ? 0 : rest),
    found.length + results.length - rests.length,
  );
  /** The query whose list was scrolled or moved through. */
  const [wholeFor, setWholeFor] = useState<string | null>(null);
  const [first] = useState(inView);
  const shown = wholeFor === query ? most : first;

  const { active, byKey, select } = useActiveRow(rows, query);
  const current = rows[active];
  const optionId = (item: PaletteItem) => `${id}-${encodeURIComponent(item.id)}`;
  useScrollToActive(list, byKey ? active : -1, query);

  /** Returns whether the key was for the list. */
  const act = (asked: PaletteKey): boolean => {
    if (asked.ask === 'nothing' || !current) return false;
    if (asked.ask === 'move') {
      select(rows[movedRow(active, asked.by, rows.length)], true);
      setWholeFor(query);
      return true;
    }
    const row = document.getElementById(optionId(current));
    if (asked.ask === 'open in a new tab' && row instanceof HTMLAnchorElement)
      window.open(row.href, '_blank', 'noreferrer');
    else row?.click();
    return true;
  };
  const itemAt = (target: EventTarget) => {
    const row = target instanceof Element ? target.closest('[role=option]') : null;
    return row ? rows.find((item) => optionId(item) === row.id) : undefined;
  };
  const onClick = (event: MouseEvent) => {
    const item = itemAt(event.target);
    // A click that opens another tab leaves the palette as it is.
    if (item && !(item.href && (event.ctrlKey || event.metaKey || event.shiftKey))) onChoose(item);
  };
  const pointer = useRef({ x: -1, y: -1 });
  // Rows that scroll or change under a still pointer must not take the highlight.
  const onPointerMove = ({ clientX: x, clientY: y, target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || (pointer.current.x === x && pointer.current.y === y)) return;
    pointer.current = { x, y };
    const item = itemAt(target);
    if (item) select(item, false);
  };

  const spoken =
    byKey && current && speaksActive()
      ? {
          option: { value: current.id, label: current.label },
          selected: false,
          position: active + 1,
        }
      : null;
  const all = announcement(
    { open: true, loading: isLoading && count === 0, full: null, count, active: spoken, said: '' },
    listboxTexts,
  );
  const said = rests.length > 0 && !spoken ? partTold(listed, isUnknown ? null : count) : all;

  return (
    <>
      <div className={styles.head}>
        <label htmlFor={`${id}-field`} className={styles.searchIcon}>
          <Icon icon={Search} size={18} />
        </label>
        <input
          ref={input}
          id={`${id}-field`}
          type="search"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? optionId(current) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          className={styles.input}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (!isComposing(event.nativeEvent) && act(paletteKey(event))) event.preventDefault();
          }}
        />
        {isLoading ? <Spinner /> : null}
        <Close asChild>
          <IconButton icon={X} label={m.components_close()} size="compact" />
        </Close>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles keys. */}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-busy={isLoading || undefined}
        className={styles.list}
        data-empty={rows.length === 0 || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={onPointerMove}
        onClick={onClick}
        onScroll={(event) => {
          if (event.currentTarget.scrollTop > 0) setWholeFor(query);
        }}
      >
        {groups.map(({ start, ...group }, index) =>
          start >= shown ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
            // biome-ignore lint/suspicious/noArrayIndexKey: as the rows in it.
            <div key={index} role="group" aria-labelledby={`${id}-group-${index}`}>
              <div id={`${id}-group-${index}`} className={styles.group}>
                {group.label}
              </div>
              {group.items.slice(0, shown - start).map((item, place) => (
                <PaletteRow
                  // By place: another query changes texts of rows, which is faster than new rows, and no row has a state.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                  key={place}
                  id={optionId(item)}
                  item={item}
                  active={item === current}
                  position={start + place + 1}
                  count={rows.length}
                />
              ))}
            </div>
          ),
        )}
      </div>
      <ListFoot
        problem={problem}
        onRetry={
          onRetry &&
          (() => {
            onRetry();
            // The button goes with the problem.
            input.current?.focus();
          })
        }
        shown={listed}
        count={isUnknown ? listed : count}
      />
      {count === 0 && !problem ? (
        <p className={styles.message}>{isLoading ? listboxTexts.loading : listboxTexts.none}</p>
      ) : null}
      <Announcement message={problem ?? said} />
    </>
  );
}

/** That not all results are listed; without their number if it is not known. */
const partTold = (listed: number, count: number | null): string =>
  count === null
    ? m.components_palette_first({ shown: formatNumber(listed) })
    : m.components_palette_part({ shown: formatNumber(listed), n: formatNumber(count) });

interface ActiveRow {
  /** Null: the first row, whichever it is. */
  id: string | null;
  byKey: boolean;
  query: string;
}

/** The highlighted row: the first one after each change of the query, until a key or the pointer moves on. */
function useActiveRow(rows: readonly PaletteItem[], query: string) {
  const [state, setState] = useState<ActiveRow>({ id: null, byKey: true, query });
  const kept = state.query === query ? rows.findIndex((item) => item.id === state.id) : -1;
  // Before anything is typed, Enter takes no action on what is on screen.
  const first =
    query === ''
      ? Math.max(
          0,
          rows.findIndex(({ leads }) => !leads),
        )
      : 0;
  const active = kept < 0 && rows.length > 0 ? first : kept;
  return {
    active,
    byKey: state.byKey || state.query !== query,
    select: (item: PaletteItem | undefined, byKey: boolean) => {
      const id = item?.id ?? null;
      setState((was) =>
        was.id === id && was.byKey === byKey && was.query === query ? was : { id, byKey, query },
      );
    },
  };
}

/** Scrolls to a row that a key highlighted, and to the top with the first one, below its heading. */
function useScrollToActive(list: RefObject<HTMLElement | null>, active: number, query: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each query shows another list.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || active < 0) return;
    if (active > 0) box.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
    else if (box.scrollTop > 0) box.scrollTop = 0;
  }, [list, active, query]);
}
