import { type DraftKey, type DraftStore, type LocalDraft, storedAtNow } from './draftStore.ts';

/** Delay before typed text is written, in milliseconds. */
const writeDelay = 100;

export interface TextWriter {
  /** Something was typed. */
  touch(): void;
  /** Writes pending text immediately, such as when the page is hidden. False when the device rejected it. */
  flush(): Promise<boolean>;
  /** The page is being closed: writes pending text, and notes it in case the write does not finish. */
  leave(): void;
  /** Deletes the text: it was saved or discarded. */
  forget(): Promise<void>;
}

interface TextWriterSetup {
  draftStore: DraftStore;
  draftKey: DraftKey;
  id: string;
  /** The current text. Nothing is stored when `changed` is false. */
  read: () => Omit<LocalDraft, 'id' | 'storedAt'> & { changed: boolean };
  now: () => number;
}

/** Writes at most once per `writeDelay` and one write after the other, so that an old text never replaces a newer one. */
export function createTextWriter({
  draftStore,
  draftKey,
  id,
  read,
  now,
}: TextWriterSetup): TextWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve(true);
  let waiting = 0;

  /** Starts immediately when the queue is empty, so that a form opened at the same time finds the text. */
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

  const drop = () => draftStore.drop(draftKey, id).then(() => true);

  function textNow(): LocalDraft | null {
    const { changed, ...rest } = read();
    return changed ? { ...rest, id, storedAt: storedAtNow(now()) } : null;
  }

  function write(): void {
    stopWaiting();
    const text = textNow();
    enqueue(() => (text ? draftStore.put(draftKey, text) : drop()));
  }

  function touch(): void {
    timer ??= setTimeout(due, writeDelay);
  }

  /** While a slow device is still writing, skips the texts in between. */
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
      if (text) draftStore.note(draftKey, text);
      void flush();
    },
    forget: async () => {
      stopWaiting();
      enqueue(drop);
      await queue;
    },
  };
}
