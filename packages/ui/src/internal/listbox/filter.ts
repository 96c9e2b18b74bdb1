import { fold } from '../fold.ts';
import type { Option } from './option.ts';

const normalise = (text: string): string => fold(text).trim();

const known = new WeakMap<Option, readonly string[]>();

/** The label and the keywords. */
function namesOf(option: Option): readonly string[] {
  const cached = known.get(option);
  if (cached !== undefined) return cached;
  const names = [option.label, ...(option.keywords ?? [])].map(normalise);
  known.set(option, names);
  return names;
}

/** Options of which a name contains every word of the query; those of which one starts with the query are first. */
export function filterOptions<Row extends Option>(
  options: readonly Row[],
  query: string,
): readonly Row[] {
  const text = normalise(query);
  if (text === '') return options;
  const words = text.split(/\s+/);
  const found = options.filter((option) =>
    namesOf(option).some((name) => words.every((word) => name.includes(word))),
  );
  const first = new Set(
    found.filter((option) => namesOf(option).some((name) => name.startsWith(text))),
  );
  if (first.size === 0 || first.size === found.length) return found;
  return [...first, ...found.filter((option) => !first.has(option))];
}

/** The option whose full label was typed, or else one of its keywords. */
export function findByLabel(options: readonly Option[], query: string): Option | undefined {
  const text = normalise(query);
  if (text === '') return undefined;
  return (
    options.find((option) => namesOf(option)[0] === text) ??
    options.find((option) => namesOf(option).includes(text))
  );
}
