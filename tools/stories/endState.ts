/** A text on the page, or one within a role (`alert`), a selector (`main [data-shape]`) or an `idle form`. */
type Shown = string | { text?: string; in: string };

/** What the page shows after a story's play function. */
export type EndState = Shown | readonly Shown[];

/** Milliseconds a state may take to appear after the play function. */
const timeout = 20_000;

/** A form without errors that is not submitting. */
const idleForm = 'form:not(:has([aria-invalid=true], [aria-busy=true]))';

const selectorOf = (scope: string) => {
  if (scope === 'idle form') return idleForm;
  return /^[a-z]+$/.test(scope) && scope !== 'body' ? `[role="${scope}"]` : scope;
};

const isField = (part: Element): part is HTMLInputElement | HTMLTextAreaElement =>
  part.matches('textarea, input:not([type=hidden])');
const isTyped = (part: Element) => !part.matches('[type=checkbox], [type=radio]');

/** The text of an element in one line: its content, name and field values. */
function textOf(part: HTMLElement): string {
  const name = isField(part) ? [...(part.labels ?? [])].map(({ innerText }) => innerText) : [];
  const typed = [part, ...part.querySelectorAll('*')]
    .filter((each) => isField(each))
    .filter((field) => isTyped(field) && field.checkVisibility())
    .map(({ value }) => value);
  return [part.innerText, part.ariaLabel, ...name, ...typed].join('\n').replace(/\s+/g, ' ');
}

function isShown(shown: Shown): boolean {
  const { text = '', in: scope } = typeof shown === 'string' ? { text: shown, in: 'body' } : shown;
  return [...document.querySelectorAll<HTMLElement>(selectorOf(scope))].some(
    (part) => part.checkVisibility() && textOf(part).includes(text),
  );
}

/** Waits for the end state in a story's `shows` parameter. Returns a message for each missing part. */
export async function missingAtEnd(shows: EndState = []): Promise<string[]> {
  const missing = () => [shows].flat().filter((shown) => !isShown(shown));
  const started = performance.now();
  while (missing().length > 0 && performance.now() - started < timeout)
    await new Promise(requestAnimationFrame);
  return missing().map((shown) => `does not end on ${JSON.stringify(shown)}`);
}
