/** What a page of documentation says about a component or pattern beside its props. */
export interface Guide {
  /** When this is the right choice. */
  useFor: readonly string[];
  /** When it is not, and what is. */
  notFor: readonly string[];
  /** How it is written, where the props alone do not tell. */
  example?: string;
  /** What each key does; empty where nothing takes the focus. */
  keyboard: readonly (readonly [key: string, does: string])[];
  /** What people hear who do not see it, and what else they can rely on. */
  accessibility: readonly string[];
}
