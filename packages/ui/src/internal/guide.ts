/** Documentation of a component or pattern, shown above its props. */
export interface Guide {
  /** When to use it. */
  useFor: readonly string[];
  /** When not to use it, and what to use instead. */
  notFor: readonly string[];
  /** Example code, if the props are not enough. */
  example?: string;
  /** What each key does; empty if it has no focusable elements. */
  keyboard: readonly (readonly [key: string, does: string])[];
  /** Accessibility: announcements, roles and focus. */
  accessibility: readonly string[];
}
