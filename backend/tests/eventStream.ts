import type { Caller } from './caller.ts';

/** The stream of a user's unread count, with its first event read. Call `close` at the end. */
export const openStream = async (who: Caller) => {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${who.jwt}` };
  const url = `${who.url}/api/me/notifications/stream`;
  const stop = new AbortController();
  const { body } = await fetch(url, { headers, signal: stop.signal });
  const reader = Object(body).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readWhile = async (waits: () => boolean) => {
    while (waits()) {
      const { done, value } = await reader.read();
      if (done) throw new Error('The stream ended.');
      text += String(value);
    }
    return text;
  };
  const events = () => text.split('data: ').length - 1;
  await readWhile(() => events() < 1);
  let ended = false;
  Object(reader).closed.then(
    () => {
      ended = true;
    },
    () => undefined,
  );
  return {
    /** Whether the server has not ended it. */
    isOpen: () => !ended,
    /** Reads on until an event has this text. Returns all of them. */
    until: (found: string) => readWhile(() => !text.includes(found)),
    /** Reads on until there is another event than those read before. Returns all of them. */
    next() {
      const known = events();
      return readWhile(() => events() === known);
    },
    close: () => stop.abort(),
  };
};
