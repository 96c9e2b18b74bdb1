import { inspect } from 'node:util';
import { settings } from './settings.ts';

/* The log of production is read by programs: a line of JSON each. A person at a terminal reads words. */

/** Where winston, the logger of Strapi, looks for what is written. */
const WRITTEN = Symbol.for('message');

interface Entry {
  level: string;
  message: unknown;
}

const lineOf = ({ level, message }: Entry): string =>
  JSON.stringify({ time: new Date().toISOString(), level, message });

const words = (entry: Entry): string => {
  if (entry instanceof Error) return entry.stack ?? entry.message;
  return typeof entry.message === 'string' ? entry.message : inspect(entry.message);
};

/** Only the level and the words of an entry, whatever else came with it. */
const jsonLines = {
  transform: (entry: Entry) =>
    Object.assign(entry, { [WRITTEN]: lineOf({ level: entry.level, message: words(entry) }) }),
};

/** How Strapi's own lines look; nothing for its usual way. */
export const logFormat = settings.jsonLog ? { format: jsonLines } : {};

/** A line of ours about the start. */
export const say = (message: string): void =>
  // biome-ignore lint/suspicious/noConsole: The one place that prints.
  console.log(settings.jsonLog ? lineOf({ level: 'info', message }) : message);
