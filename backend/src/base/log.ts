import { format, inspect } from 'node:util';
import { awayLine, isDatabaseAway, noteAway } from './databaseAway.ts';
import { logContext } from './logContext.ts';
import { settings } from './settings.ts';

/* In production log lines are JSON; in a terminal they are text. */

/** The property that winston, Strapi's logger, prints. */
const WRITTEN = Symbol.for('message');

interface Entry {
  level: string;
  message: unknown;
}

const lineOf = ({ level, message }: Entry): string =>
  JSON.stringify({ time: new Date().toISOString(), ...logContext(), level, message });

const words = (entry: Entry): string => {
  if (isDatabaseAway(entry)) return awayLine(entry);
  if (entry instanceof Error) return entry.stack ?? entry.message;
  return typeof entry.message === 'string' ? entry.message : inspect(entry.message);
};

const jsonLines = {
  transform: (entry: Entry) => {
    // While it is away every worker and call fails: one line says so, and one when it is back.
    if (isDatabaseAway(entry) && !noteAway()) return false;
    const line = lineOf({ level: entry.level, message: words(entry) });
    return Object.assign(entry, { [WRITTEN]: line });
  },
};

/** Format of Strapi's lines; empty for its default. */
export const logFormat = settings.jsonLog ? { format: jsonLines } : {};

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

if (settings.jsonLog) {
  const printing =
    (level: string) =>
    (...parts: unknown[]) =>
      print(lineOf({ level, message: format(...parts) }));
  // For libraries, such as the driver of the database when a connection is lost.
  Object.assign(console, {
    log: printing('info'),
    info: printing('info'),
    debug: printing('debug'),
    warn: printing('warn'),
    error: printing('error'),
  });
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) =>
    print(lineOf({ level: 'warn', message: `${name}: ${message}` })),
  );
}

/** Prints a line about the start. */
export const say = (message: string): void => {
  print(settings.jsonLog ? lineOf({ level: 'info', message }) : message);
};
