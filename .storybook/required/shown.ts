/**
 * The story that shows a state, and what must be on the page when it has been played: words, those that are typed in a field
 * among them, and where it matters what says them: a role, or a selector such as `[aria-busy=true]`.
 */
type Shown = readonly [story: string, words: string, where?: string];

/** A state that has to be seen, and what shows it. */
type RequiredStates = Readonly<Record<string, Shown>>;

/** The states of one room's pages, by the title of the page. */
export type RequiredRoom = Readonly<Record<string, RequiredStates>>;

/** A form in which nothing is wrong and nothing under way. */
export const calm = 'form:not(:has([aria-invalid=true], [aria-busy=true]))';
