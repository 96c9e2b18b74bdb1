/** A fetch whose answers can be kept back, for what happens between a question and its answer. */
export function withHeldAnswers(fetch: typeof globalThis.fetch) {
  let held: Promise<void> | undefined;
  return {
    fetch: async (...call: Parameters<typeof fetch>) => {
      const wait = held;
      const answer = await fetch(...call);
      await wait;
      return answer;
    },
    /** Answers to the calls from now until `others()` arrive at `now()`. */
    holdAnswers() {
      let now = () => {};
      held = new Promise((resolve) => {
        now = resolve;
      });
      const others = () => {
        held = undefined;
      };
      return { others, now: () => now() };
    },
  };
}
