/** What is on the page once a story has been played: a text, or one within a role (`alert`) or a selector (`main [data-shape]`). */
export type EndState = string | { text?: string; in: string };

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

/** The text of an element: its words, its name, and what is typed in its fields. */
function textOf(part: HTMLElement): string {
  const name = isField(part) ? [...(part.labels ?? [])].map(({ innerText }) => innerText) : [];
  const typed = [part, ...part.querySelectorAll('*')]
    .filter((each) => isField(each))
    .filter((field) => isTyped(field) && field.checkVisibility())
    .map(({ value }) => value);
  return [part.innerText, part.ariaLabel, ...name, ...typed].join('\n');
}

/** Waits for the end state that a story's `shows` parameter names; returns a problem when it does not appear. */
export async function missingAtEnd(shows: EndState | undefined): Promise<string[]> {
  if (!shows) return [];
  const { text = '', in: place } = typeof shows === 'string' ? { text: shows, in: 'body' } : shows;
  const isShown = () =>
    [...document.querySelectorAll<HTMLElement>(selectorOf(place))].some(
      (part) => part.checkVisibility() && textOf(part).includes(text),
    );
  const started = performance.now();
  while (!isShown() && performance.now() - started < patience)
    await new Promise(requestAnimationFrame);
  return isShown() ? [] : [`does not end on “${text}” in ${place}`];
}
