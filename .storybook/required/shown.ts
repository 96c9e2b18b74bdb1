/**
 * The name of the story that shows a state; by itself it says only that there is one. With it, what must still be on the page
 * when the story has been played: words, and the role in which they are told where it matters.
 */
type Shown = string | readonly [story: string, words: string, role?: string];

/** A state that has to be seen, and what shows it. */
type RequiredStates = Readonly<Record<string, Shown>>;

/** The states of one room's pages, by the title of the page. */
export type RequiredRoom = Readonly<Record<string, RequiredStates>>;
