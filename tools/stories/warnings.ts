/** Whether it warns of a mistake: not the report of an error (`%o`), nor a change outside of `act`, which only tests have. */
const isWarning = (text: unknown): text is string =>
  typeof text === 'string' && !/^%o|\bact\(/.test(text);

/**
 * Listens to the warnings that React in its development mode and libraries write, such as of a missing key. Returns a function
 * that returns those since its last call.
 */
export function collectWarnings(to: Pick<Console, 'error'> = console): () => string[] {
  let found: string[] = [];
  const { error } = to;
  to.error = (...words: unknown[]) => {
    const [text, ...values] = words;
    if (isWarning(text))
      found.push(values.reduce<string>((all, value) => all.replace('%s', String(value)), text));
    error(...words);
  };
  return () => {
    const seen = found;
    found = [];
    return seen;
  };
}
