let found: string[] = [];
const { error } = console;

/** Whether it warns of a mistake: not the report of an error (`%o`), nor a change outside of `act`, which only tests have. */
const isWarning = (text: unknown): text is string =>
  typeof text === 'string' && /%s/.test(text) && !/^%o|\bact\(/.test(text);

console.error = (...words: unknown[]) => {
  const [text, ...values] = words;
  if (isWarning(text))
    found.push(values.reduce<string>((all, value) => all.replace('%s', String(value)), text));
  error(...words);
};

/** The warnings of React in its development mode since the last call, such as of a missing key. */
export function takeWarnings(): string[] {
  const seen = found;
  found = [];
  return seen;
}
