import { fold } from '../fold.ts';
import type { Option } from './option.ts';

const normalise = (text: string): string => fold(text).trim();

const known = new WeakMap<Option, string>();

/** The label and the keywords, each with a line break before and after. */
function searchable(option: Option): string {
  const cached = known.get(option);
  if (cached !== undefined) return cached;
  const names = [option.label, ...(option.keywords ?? [])].map(normalise);
  const text = `\n${names.join('\n')}\n`;
  known.set(option, text);
  return text;
}

/** Options whose names contain every word of the query; those of which one starts with the query are first. */
export function filterOptions<Row extends Option>(
  options: readonly Row[],
  query: string,
): readonly Row[] {
  const text = normalise(query);
  if (text === '') return options;
  const words = text.split(/\s+/);
  const found = options.filter((option) =>
    words.every((word) => searchable(option).includes(word)),
  );
  const starts = (option: Row) => searchable(option).includes(`\n${text}`);
  const first = found.filter(starts);
  if (first.length === 0 || first.length === found.length) return found;
  return [...first, ...found.filter((option) => !starts(option))];
}

/** The option whose full label was typed, or else one of its keywords. */
export function findByLabel(options: readonly Option[], query: string): Option | undefined {
  const text = normalise(query);
  const line = `\n${text}\n`;
  return text === ''
    ? undefined
    : (options.find((option) => searchable(option).startsWith(line)) ??
        options.find((option) => searchable(option).includes(line)));
}
