import type { ReactNode } from 'react';

/** The real component in use, and the rule that it keeps or breaks. */
interface Example {
  rule: string;
  show: ReactNode;
}

/** One rule, kept and broken. */
interface DoAndDont {
  do: Example;
  dont: Example;
  /** Opens over the page, so it needs a window of its own. */
  overlay?: true;
}

export type Guidance = Readonly<Record<string, readonly DoAndDont[]>>;
