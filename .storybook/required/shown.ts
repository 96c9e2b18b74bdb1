/**
 * The name of the story that shows a state; by itself it says only that there is one. With it, what must still be on the page
 * when the story has been played: words, those that are typed in a field among them, and where it matters what says them:
 * a role, or a selector such as `[aria-busy=true]`.
 */
type Shown = string | readonly [story: string, words: string, where?: string];

/** A state that has to be seen, and what shows it. */
type RequiredStates = Readonly<Record<string, Shown>>;

/** The states of one room's pages, by the title of the page. */
export type RequiredRoom = Readonly<Record<string, RequiredStates>>;
