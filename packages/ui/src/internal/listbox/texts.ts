import type { Option } from './option.ts';

/** Texts of the searchable selects; `{n}`, `{position}` and `{label}` are placeholders. */
export const listboxTexts = {
  none: 'No results found',
  loading: 'Loading',
  full: 'Max {n} already selected',
  fullHelp: 'Remove one to choose another.',
  one: '1 result',
  many: '{n} results',
  open: 'Show options for {label}',
  remove: 'Remove {label}',
  selected: '{label} selected',
  removed: '{label} removed',
  unknown: 'not in the list',
  chosen: 'Selected',
  place: '{position} of {n}',
} as const;

export type ListboxTexts = Record<keyof typeof listboxTexts, string>;

/** Puts values where the text says `{name}`, numbers as they are written here; a name without a value stays. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? value.toLocaleString('en-NZ') : (value ?? whole);
  });
}

export interface Situation {
  open: boolean;
  loading: boolean;
  /** The limit that has been reached, if there is one. */
  full: number | null;
  count: number;
  /** The highlighted option, where the screen reader does not speak it by itself. */
  active: { option: Option; selected: boolean; position: number } | null;
  /** What was just done. */
  said: string;
}

/** What the live region says now; empty when there is nothing to say. */
export function announcement(
  { open, loading, full, count, active, said }: Situation,
  texts: ListboxTexts,
): string {
  const state = open ? listState({ loading, full, count }, texts) : '';
  if (said) return full !== null && open ? `${said}. ${state}` : said;
  if (open && active) {
    const place = fill(texts.place, { position: active.position, n: count });
    return [active.option.label, active.selected ? texts.chosen : '', place]
      .filter(Boolean)
      .join(', ');
  }
  return state;
}

function listState(
  { loading, full, count }: Pick<Situation, 'loading' | 'full' | 'count'>,
  texts: ListboxTexts,
) {
  if (full !== null) return `${fill(texts.full, { n: full })}. ${texts.fullHelp}`;
  if (loading) return texts.loading;
  if (count === 0) return texts.none;
  return count === 1 ? texts.one : fill(texts.many, { n: count });
}

/** VoiceOver follows the highlight of a combobox badly, so there the live region speaks it as well. */
export const speaksActive = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
