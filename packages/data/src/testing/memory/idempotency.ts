import { Refusal, type Reply } from './http.ts';

/** Remembers what was answered under a key, so that a repeated write is made once. */
export function createKeys() {
  const known = new Map<string, { body: string; reply: Promise<Reply> }>();
  return {
    async once(key: string, body: string, work: () => Promise<Reply>): Promise<Reply> {
      const before = known.get(key);
      if (before && before.body !== body) {
        throw new Refusal('key-reused');
      }
      if (before) return before.reply;
      const reply = work();
      known.set(key, { body, reply });
      try {
        return await reply;
      } catch (error) {
        known.delete(key);
        throw error;
      }
    },
  };
}
