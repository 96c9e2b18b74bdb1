import type { Option } from './option.ts';

export interface ListboxState {
  open: boolean;
  /** What was typed since the list was last settled; null while the field shows its value. */
  query: string | null;
  /** Value of the highlighted option. A value and not an index: rows change under it. */
  active: string | null;
  /** Whether the highlight was moved by a key, so that the list scrolls after it. */
  byKey: boolean;
  /** What was just done, to be spoken before the state of the list. */
  said: string;
}

export type ListboxAction =
  | { type: 'opened'; active: string | null }
  | { type: 'closed' }
  | { type: 'typed'; query: string; active: string | null }
  | { type: 'highlighted'; active: string | null; byKey: boolean }
  | { type: 'picked'; active: string | null; said: string }
  | { type: 'said'; said: string };

export const closedListbox: ListboxState = {
  open: false,
  query: null,
  active: null,
  byKey: false,
  said: '',
};

export function listboxReducer(state: ListboxState, action: ListboxAction): ListboxState {
  switch (action.type) {
    case 'opened':
      return { ...state, open: true, active: action.active, byKey: true, said: '' };
    case 'closed':
      return { ...closedListbox, said: state.said };
    case 'typed':
      return { open: true, query: action.query, active: action.active, byKey: true, said: '' };
    case 'highlighted':
      if (state.active === action.active && state.byKey === action.byKey) return state;
      return { ...state, active: action.active, byKey: action.byKey, said: '' };
    case 'picked':
      return { open: true, query: null, active: action.active, byKey: true, said: action.said };
    case 'said':
      return { ...state, said: action.said };
  }
}

/** The option that a move of the highlight leads to; from nowhere it leads to the first or the last. */
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
