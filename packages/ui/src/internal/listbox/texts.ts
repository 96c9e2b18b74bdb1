import { m } from '../../i18n/messages.js';
import { formatNumber } from '../formatNumber.ts';
import type { Option } from './option.ts';

/** Texts of the searchable selects; `{n}`, `{position}` and `{label}` are placeholders. */
export const listboxTexts = {
  none: m.components_listbox_no_results(),
  loading: m.components_loading(),
  full: m.components_listbox_full({ n: '{n}' }),
  fullHelp: m.components_listbox_full_help(),
  one: m.components_listbox_one_result(),
  many: m.components_listbox_results({ n: '{n}' }),
  open: m.components_listbox_show_options({ label: '{label}' }),
  remove: m.components_remove({ label: '{label}' }),
  selected: m.components_listbox_option_selected({ label: '{label}' }),
  removed: m.components_listbox_option_removed({ label: '{label}' }),
  unknown: m.components_listbox_not_in_list(),
  chosen: m.components_listbox_selected(),
  place: m.components_listbox_position({ position: '{position}', n: '{n}' }),
};

export type ListboxTexts = Record<keyof typeof listboxTexts, string>;

/** Replaces placeholders such as `{name}`; numbers are formatted, unknown placeholders stay. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value) : (value ?? whole);
  });
}

export interface Situation {
  open: boolean;
  loading: boolean;
  /** The limit, if reached; else null. */
  full: number | null;
  count: number;
  /** The highlighted option, if the screen reader does not announce it. */
  active: { option: Option; selected: boolean; position: number } | null;
  /** The last change. */
  said: string;
}

/** Text of the live region, or an empty string. */
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

/** VoiceOver does not reliably announce the highlight of a combobox, so the live region does on Apple devices. */
export const speaksActive = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
