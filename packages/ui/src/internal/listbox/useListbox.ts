import { type KeyboardEvent, useId, useMemo, useReducer } from 'react';
import { isComposing } from '../isComposing.ts';
import { filterOptions } from './filter.ts';
import type { Option } from './option.ts';

interface ListboxArgs {
  options: readonly Option[];
  /** Whether the query filters them; else they are the answer to it. Default true. */
  filters?: boolean | undefined;
  /** Shows no options, or none until the user types. */
  blocked: boolean | 'until typed';
  /** The list is always open; keys that would close it are left to what is around it. Default false. */
  steady?: boolean | undefined;
  /** Value that is highlighted when the list opens. */
  start: string | null;
  /** Whether Tab selects the highlighted option. */
  tabPicks: boolean;
  onPick: (option: Option) => void;
  /** Called with the query on blur, or on Enter without a highlighted option. */
  onSettle: (query: string) => void;
}

const none: readonly Option[] = [];

/** State and keyboard of a searchable select. */
export function useListbox({
  options,
  filters = true,
  blocked,
  steady = false,
  start,
  tabPicks,
  onPick,
  onSettle,
}: ListboxArgs) {
  const [state, dispatch] = useReducer(listboxReducer, closedListbox);
  const id = useId();
  const { query } = state;
  const open = steady || state.open;
  const shut = blocked === 'until typed' ? query === null : blocked;
  const rows = useMemo(
    () => (shut ? none : filters ? filterOptions(options, query ?? '') : options),
    [shut, filters, options, query],
  );
  // Options may load after the query was typed.
  const highlight = state.first ? (rows[0]?.value ?? null) : state.active;
  const active = open ? rows.findIndex((row) => row.value === highlight) : -1;
  const activeOption = rows[active] ?? null;
  const optionId = (option: Option) => `${id}-${encodeURIComponent(option.value)}`;

  const highlightOnOpen = (otherwise: Option | undefined) =>
    rows.some((row) => row.value === start) ? start : (otherwise?.value ?? null);
  const close = () => dispatch({ type: 'closed' });
  const settle = () => {
    if (query !== null) onSettle(query);
    close();
  };

  /** Handles a key. Returns whether to prevent its default action. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const intent = intentOf(event, open);
    switch (intent.ask) {
      case 'open': {
        const { highlight } = intent;
        const active =
          highlight === 'keep' ? null : highlightOnOpen(rows.at(highlight === 'first' ? 0 : -1));
        dispatch({ type: 'opened', active });
        return true;
      }
      case 'move':
        dispatch({
          type: 'highlighted',
          active: moveActive(rows, highlight, intent.by, intent.wrap),
          byKey: true,
        });
        return true;
      case 'pick':
        if (intent.through) {
          if (steady) return false;
          if (tabPicks && activeOption) onPick(activeOption);
          else settle();
          return false;
        }
        if (activeOption) onPick(activeOption);
        else if (rows.length > 0 && !steady) settle();
        return true;
      case 'close':
        if (!steady) close();
        return !steady;
      case 'caret':
        dispatch({ type: 'highlighted', active: null, byKey: true });
        return false;
      case 'nothing':
        return false;
    }
  };

  return {
    ...state,
    open,
    id: `${id}-list`,
    rows,
    activeIndex: active,
    activeOption,
    optionId,
    close,
    settle,
    dispatch,
    openAtValue: () => dispatch({ type: 'opened', active: highlightOnOpen(undefined) }),
    onType: (text: string) => dispatch({ type: 'typed', query: text }),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isComposing(event.nativeEvent) && handleKey(event)) event.preventDefault();
    },
  };
}

export type Listbox = ReturnType<typeof useListbox>;

interface ListboxState {
  open: boolean;
  /** The query; null while the field shows its value. */
  query: string | null;
  /** Value of the highlighted option, not its index, since rows change. */
  active: string | null;
  /** Whether the first row is highlighted instead, whichever it is. */
  first: boolean;
  /** Whether a key moved the highlight, so that the list scrolls to it. */
  byKey: boolean;
  /** The last change, announced before the state of the list. */
  said: string;
}

type ListboxAction =
  | { type: 'opened'; active: string | null }
  | { type: 'closed' }
  | { type: 'typed'; query: string }
  | { type: 'highlighted'; active: string | null; byKey: boolean }
  | { type: 'picked'; active: string | null; said: string; query?: string | null }
  | { type: 'said'; said: string };

export const closedListbox: ListboxState = {
  open: false,
  query: null,
  active: null,
  first: false,
  byKey: false,
  said: '',
};

export function listboxReducer(state: ListboxState, action: ListboxAction): ListboxState {
  switch (action.type) {
    case 'opened':
      return { ...state, open: true, active: action.active, first: false, byKey: true, said: '' };
    case 'closed':
      return { ...closedListbox, said: state.said };
    case 'typed':
      return {
        ...closedListbox,
        open: true,
        query: action.query,
        first: action.query.trim() !== '',
        byKey: true,
      };
    case 'highlighted':
      if (!state.first && state.active === action.active && state.byKey === action.byKey)
        return state;
      return { ...state, active: action.active, first: false, byKey: action.byKey, said: '' };
    case 'picked':
      return {
        ...closedListbox,
        open: true,
        query: action.query ?? null,
        active: action.active,
        byKey: true,
        said: action.said,
      };
    case 'said':
      return { ...state, said: action.said };
  }
}

/** The option to highlight after a move; without a highlight, the first or last one. */
export function moveActive(
  rows: readonly Option[],
  active: string | null,
  by: number,
  wrap: boolean,
): string | null {
  const from = rows.findIndex((row) => row.value === active);
  const last = rows.length - 1;
  if (from < 0) return rows[by > 0 ? 0 : last]?.value ?? null;
  const to = from + by;
  if (to > last) return rows[wrap && from === last ? 0 : last]?.value ?? null;
  if (to < 0) return rows[wrap && from === 0 ? last : 0]?.value ?? null;
  return rows[to]?.value ?? null;
}

/** Effect of a key on the list. `through`: the browser's default action follows. */
export type Intent =
  | { ask: 'open'; highlight: 'keep' | 'first' | 'last' }
  | { ask: 'move'; by: number; wrap: boolean }
  | { ask: 'pick'; through: boolean }
  | { ask: 'close' }
  | { ask: 'caret' }
  | { ask: 'nothing' };

export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const pageStep = 10;

const nothing: Intent = { ask: 'nothing' };

/** The keys of an editable combobox with a listbox popup. */
export function intentOf({ key, altKey, ctrlKey, metaKey }: KeyPress, open: boolean): Intent {
  if (ctrlKey || metaKey) return nothing;
  switch (key) {
    case 'ArrowDown':
      if (open) return altKey ? nothing : { ask: 'move', by: 1, wrap: true };
      return { ask: 'open', highlight: altKey ? 'keep' : 'first' };
    case 'ArrowUp':
      if (open) return altKey ? { ask: 'close' } : { ask: 'move', by: -1, wrap: true };
      return altKey ? nothing : { ask: 'open', highlight: 'last' };
    case 'PageDown':
      return open ? { ask: 'move', by: pageStep, wrap: false } : nothing;
    case 'PageUp':
      return open ? { ask: 'move', by: -pageStep, wrap: false } : nothing;
    case 'Enter':
      return open ? { ask: 'pick', through: false } : nothing;
    case 'Tab':
      return open ? { ask: 'pick', through: true } : nothing;
    case 'Escape':
      return open ? { ask: 'close' } : nothing;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return open ? { ask: 'caret' } : nothing;
    default:
      return nothing;
  }
}
