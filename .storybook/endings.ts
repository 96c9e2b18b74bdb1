import { expect, waitFor } from 'storybook/test';
import { requiredStories } from './requiredStories.ts';

/** The workbench shows `NothingMatches` as "Nothing Matches". */
const keyOf = (title: string, name: string) => `${title}/${name.replaceAll(' ', '')}`.toLowerCase();

interface Ending {
  words: string;
  role: string | undefined;
}

/** What each required story has to show when it has been played, by its title and name. */
const endings = new Map(
  Object.entries(requiredStories).flatMap(([title, states]) =>
    Object.values(states).flatMap((shown): [string, Ending][] => {
      if (typeof shown === 'string') return [];
      const [story, words, role] = shown;
      return [[keyOf(title, story), { words, role }]];
    }),
  ),
);

/** What a person can read on the page, or in the parts of it that have this role. */
const readable = (role: string | undefined) =>
  [...document.querySelectorAll<HTMLElement>(role ? `[role="${role}"]` : 'body')]
    .filter((part) => part.checkVisibility())
    .map(({ innerText }) => innerText)
    .join('\n');

/** Holds that a story ends on the state for which it is required, and does not play on past it. */
export async function endOnItsState({
  title,
  name,
}: {
  title: string;
  name: string;
}): Promise<void> {
  const ending = endings.get(keyOf(title, name));
  if (!ending) return;
  const { words, role } = ending;
  await waitFor(() =>
    expect(readable(role), `at the end, in ${role ?? 'the page'}`).toContain(words),
  );
}
