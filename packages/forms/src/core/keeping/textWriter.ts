import type { Attempt } from '../attempt.ts';
import type { DraftKeeper, DraftPlace, KeptText } from './draftKeeper.ts';

/** The longest a typed letter waits before it is kept. */
const keepWithin = 100;

interface TextNow {
  values: unknown;
  over?: unknown;
  version: number | null;
  /** False when nothing differs from what the server has: then there is nothing to keep. */
  changed: boolean;
  attempt: Attempt | null;
  returning?: boolean | undefined;
}

export interface TextWriter {
  /** Something was typed. */
  touch(): void;
  /** Keeps what waits at once, such as when the page is hidden. False when the device refused. */
  flush(): Promise<boolean>;
  /** The page goes away: keeps what waits, and notes what may not be kept in time. */
  leave(): void;
  /** The text is safe elsewhere, or unwanted: nothing of it stays. */
  forget(): Promise<void>;
}

interface TextWriterSetup {
  keeper: DraftKeeper;
  place: DraftPlace;
  id: string;
  /** A snapshot: it may be written a little later. */
  read: () => TextNow;
  now: () => number;
}

/** Writes at most once in `keepWithin` and strictly one after the other, so that an old text never overtakes a new one. */
export function createTextWriter({ keeper, place, id, read, now }: TextWriterSetup): TextWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve(true);
  let waiting = 0;

  /** Starts at once when nothing is under way, so that a form opened in the same moment already sees it. */
  function enqueue(work: () => Promise<boolean>): void {
    queue = waiting === 0 ? work() : queue.then(work);
    waiting += 1;
    void queue.then(() => {
      waiting -= 1;
    });
  }

  function stopWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  async function drop(): Promise<true> {
    await keeper.drop(place, id);
    return true;
  }

  function textNow(): KeptText | null {
    const { changed, ...rest } = read();
    return changed ? { ...rest, id, keptAt: now() } : null;
  }

  function write(): void {
    stopWaiting();
    const text = textNow();
    enqueue(() => (text ? keeper.keep(place, text) : drop()));
  }

  function touch(): void {
    timer ??= setTimeout(due, keepWithin);
  }

  /** A device that is slower than the typing is given one text after the other, and not all of them. */
  function due(): void {
    timer = undefined;
    if (waiting > 0) touch();
    else write();
  }

  function flush(): Promise<boolean> {
    if (timer !== undefined) write();
    return queue;
  }

  return {
    touch,
    flush,
    leave: () => {
      if (timer === undefined && waiting === 0) return;
      const text = textNow();
      if (text) keeper.note(place, text);
      void flush();
    },
    forget: async () => {
      stopWaiting();
      enqueue(drop);
      await queue;
    },
  };
}
