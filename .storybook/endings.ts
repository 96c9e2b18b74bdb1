import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { requiredStories } from './requiredStories.ts';

/** How long a state may take to appear after the play function, in milliseconds. */
const patience = 20_000;

/** What each required story has to show when it has been played, by its id. */
const endings = Object.entries(requiredStories).flatMap(([title, states]) =>
  Object.values(states).map(([story, words, where = 'body']) => ({
    id: toId(title, storyNameFromExport(story)),
    words,
    where,
  })),
);

const isField = (part: Element): part is HTMLInputElement | HTMLTextAreaElement =>
  part.matches('textarea, input:not([type=hidden])');
const isTyped = (part: Element) => !part.matches('[type=checkbox], [type=radio]');

/** The text of a part: its words, its name, and what is typed in its fields. */
function textOf(part: HTMLElement): string {
  const name = isField(part) ? [...(part.labels ?? [])].map(({ innerText }) => innerText) : [];
  const typed = [part, ...part.querySelectorAll('*')]
    .filter((each) => isField(each))
    .filter((field) => isTyped(field) && field.checkVisibility())
    .map(({ value }) => value);
  return [part.innerText, part.ariaLabel, ...name, ...typed].join('\n');
}

/** The texts of each visible part that has this role or matches this selector. */
function textsIn(where: string): string[] {
  const isRole = /^[a-z]+$/.test(where) && where !== 'body';
  return [...document.querySelectorAll<HTMLElement>(isRole ? `[role="${where}"]` : where)]
    .filter((part) => part.checkVisibility())
    .map(textOf);
}

/** The required states that a played story does not end on, one text each. */
export async function missingAtEnd(storyId: string): Promise<string[]> {
  const missing = () =>
    endings.filter(
      ({ id, words, where }) =>
        id === storyId && !textsIn(where).some((text) => text.includes(words)),
    );
  const started = performance.now();
  while (missing().length > 0 && performance.now() - started < patience)
    await new Promise(requestAnimationFrame);
  return missing().map(({ words, where }) => `does not end on “${words}” in ${where}`);
}
