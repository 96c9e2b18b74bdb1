import { expect, waitFor } from 'storybook/test';
import { requiredStories } from './requiredStories.ts';

/** The workbench shows `NothingMatches` as "Nothing Matches". */
const keyOf = (title: string, name: string) => `${title}/${name.replaceAll(' ', '')}`.toLowerCase();

/** What each required story has to show when it has been played, by its title and name. */
const endings = Object.entries(requiredStories).flatMap(([title, states]) =>
  Object.values(states).map(([story, words, where]) => ({
    key: keyOf(title, story),
    words,
    where,
  })),
);

const isField = (part: Element): part is HTMLInputElement | HTMLTextAreaElement =>
  part.matches('textarea, input:not([type=hidden])');
const isTyped = (part: Element) => !part.matches('[type=checkbox], [type=radio]');

/** What a part says: its words, its name, and what is typed in its fields. */
function said(part: HTMLElement): string {
  const name = isField(part) ? [...(part.labels ?? [])].map(({ innerText }) => innerText) : [];
  const typed = [part, ...part.querySelectorAll('*')]
    .filter((each) => isField(each))
    .filter((field) => isTyped(field) && field.checkVisibility())
    .map(({ value }) => value);
  return [part.innerText, part.ariaLabel, ...name, ...typed].join('\n');
}

/** What is said on the page, or by each visible part of it that has this role or fits this selector. */
function heard(where = 'body'): string[] {
  const role = /^[a-z]+$/.test(where) && where !== 'body';
  return [...document.querySelectorAll<HTMLElement>(role ? `[role="${where}"]` : where)]
    .filter((part) => part.checkVisibility())
    .map(said);
}

/** Holds that a story ends on the state for which it is required, and does not play on past it. */
export async function endOnItsState({
  title,
  name,
}: {
  title: string;
  name: string;
}): Promise<void> {
  const key = keyOf(title, name);
  for (const { words, where } of endings.filter((ending) => ending.key === key))
    await waitFor(() =>
      expect(heard(where), `at the end, in ${where ?? 'the page'}`).toContainEqual(
        expect.stringContaining(words),
      ),
    );
}
