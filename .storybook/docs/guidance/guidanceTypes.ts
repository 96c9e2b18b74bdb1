import type { ReactNode } from 'react';

/** A component and the rule that it follows or breaks. */
interface Example {
  rule: string;
  show: ReactNode;
}

/** A rule with a good and a bad example. */
interface DoAndDont {
  do: Example;
  dont: Example;
  /** Whether it opens an overlay and needs a frame. */
  overlay?: true;
}

export type Guidance = Readonly<Record<string, readonly DoAndDont[]>>;
