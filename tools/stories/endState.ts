/** A text on the page, or one within a role (`alert`), a selector (`main [data-shape]`) or an `idle form`. */
type Shown = string | { text?: string; in: string };

/** What is on the page once a story has been played. */
export type EndState = Shown | readonly Shown[];

/** Milliseconds a state may take to appear after the play function. */
const patience = 20_000;

/** A form in which nothing is wrong and nothing is being sent. */
const idleForm = 'form:not(:has([aria-invalid=true], [aria-busy=true]))';

const selectorOf = (place: string) => {
  if (place === 'idle form') return idleForm;
  return /^[a-z]+$/.test(place) && place !== 'body' ? `[role="${place}"]` : place;
};

const isField = (part: Element): part is HTMLInputElement | HTMLTextAreaElement =>
  part.matches('textarea, input:not([type=hidden])');
const isTyped = (part: Element) => !part.matches('[type=checkbox], [type=radio]');

/** The text of an element in one line: its words, its name, and what is typed in its fields. */
function textOf(part: HTMLElement): string {
  const name = isField(part) ? [...(part.labels ?? [])].map(({ innerText }) => innerText) : [];
  const typed = [part, ...part.querySelectorAll('*')]
    .filter((each) => isField(each))
    .filter((field) => isTyped(field) && field.checkVisibility())
    .map(({ value }) => value);
  return [part.innerText, part.ariaLabel, ...name, ...typed].join('\n').replace(/\s+/g, ' ');
}

function isShown(shown: Shown): boolean {
  const { text = '', in: place } = typeof shown === 'string' ? { text: shown, in: 'body' } : shown;
  return [...document.querySelectorAll<HTMLElement>(selectorOf(place))].some(
    (part) => part.checkVisibility() && textOf(part).includes(text),
  );
}

/** Waits for the end state that a story's `shows` parameter names; returns what does not appear, one text each. */
export async function missingAtEnd(shows: EndState = []): Promise<string[]> {
  const missing = () => [shows].flat().filter((shown) => !isShown(shown));
  const started = performance.now();
  while (missing().length > 0 && performance.now() - started < patience)
    await new Promise(requestAnimationFrame);
  return missing().map((shown) => `does not end on ${JSON.stringify(shown)}`);
}
