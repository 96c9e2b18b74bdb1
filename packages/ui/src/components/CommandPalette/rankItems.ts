import { fold } from '../../internal/fold.ts';
import type { PaletteItem } from './CommandPalette.tsx';

/** How well one word of the query matches; each match in the label is above each in the keywords. */
const points = { labelStart: 8, wordStart: 6, inside: 4, keywordStart: 2, insideKeyword: 1 };

interface Folded {
  label: string;
  keywords: string;
}

const known = new WeakMap<PaletteItem, Folded>();

function folded(item: PaletteItem): Folded {
  const cached = known.get(item);
  if (cached) return cached;
  const text = { label: fold(item.label), keywords: fold((item.keywords ?? []).join(' ')) };
  known.set(item, text);
  return text;
}

const letter = /[\p{L}\p{N}]/u;

/** Whether a word of the text starts with these letters. */
function startsWord(text: string, letters: string): boolean {
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1))
    if (at === 0 || !letter.test(text.charAt(at - 1))) return true;
  return false;
}

function pointsOf(word: string, { label, keywords }: Folded): number {
  if (label.includes(word)) {
    if (label.startsWith(word)) return points.labelStart;
    return startsWord(label, word) ? points.wordStart : points.inside;
  }
  if (!keywords.includes(word)) return 0;
  return startsWord(keywords, word) ? points.keywordStart : points.insideKeyword;
}

/** 0 if a word of the query is nowhere; the whole query as one is above its words apart. */
function matchOf(words: readonly string[], text: string, item: PaletteItem): number {
  const own = folded(item);
  let sum = 0;
  for (const word of words) {
    const found = pointsOf(word, own);
    if (found === 0) return 0;
    sum += found;
  }
  if (own.label === text) return sum + 3;
  if (own.label.startsWith(text)) return sum + 2;
  return words.length > 1 && own.label.includes(text) ? sum + 1 : sum;
}

/**
 * The items that contain every word of the query, the best match first; among equal ones those that lead, then the recent, then
 * in their own order. For an empty query all, in the same order.
 */
export function rankItems(
  items: readonly PaletteItem[],
  query: string,
  recent: readonly string[] = [],
): readonly PaletteItem[] {
  const text = fold(query).trim();
  const words = text === '' ? [] : text.split(/\s+/);
  const places = new Map(recent.map((id, place) => [id, place]));
  const found = items.flatMap((item) => {
    const match = words.length === 0 ? 1 : matchOf(words, text, item);
    const place = item.leads ? -1 : (places.get(item.id) ?? recent.length);
    return match === 0 ? [] : [{ item, match, place }];
  });
  found.sort((a, b) => b.match - a.match || a.place - b.place);
  return found.map(({ item }) => item);
}

export interface PaletteGroup {
  label: string;
  items: readonly PaletteItem[];
  /** Index of its first item in the whole list. */
  start: number;
}

function byGroup(
  items: readonly PaletteItem[],
  groupOf: (item: PaletteItem) => string,
): ReadonlyMap<string, readonly PaletteItem[]> {
  const groups = new Map<string, PaletteItem[]>();
  for (const item of items) {
    const label = groupOf(item);
    const group = groups.get(label);
    if (group) group.push(item);
    else groups.set(label, [item]);
  }
  return groups;
}

/** Items by group, in the order of the first item of each; below them the results, so that their arrival moves no row. */
export function groupItems(
  items: readonly PaletteItem[],
  groupOf: (item: PaletteItem) => string,
  results: readonly PaletteItem[] = [],
): readonly PaletteGroup[] {
  let next = 0;
  const groups = [...byGroup(items, groupOf), ...byGroup(results, ({ group }) => group)];
  return groups.map(([label, own]) => {
    const start = next;
    next += own.length;
    return { label, items: own, start };
  });
}
