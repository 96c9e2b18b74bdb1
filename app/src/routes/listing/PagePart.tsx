import { type ReactNode, useEffect, useRef } from 'react';
import { NotHad } from './NotHad.tsx';
import * as styles from './PagePart.css.ts';
import type { AskedAgain } from './useAskedAgain.ts';

interface PagePartProps<V> {
  /** Names the part. */
  title: string;
  part: Exclude<AskedAgain<V>, { kind: 'loading' }>;
  children: (value: V) => ReactNode;
}

/** A part of a page that may not have been had: the focus that its Retry had goes to what came. */
export function PagePart<V>({ title, part, children }: PagePartProps<V>) {
  const place = useRef<HTMLDivElement>(null);
  const came = part.kind === 'ready' && part.again;
  useEffect(() => {
    // Whoever went elsewhere meanwhile stays there.
    if (came && document.activeElement === document.body) place.current?.focus();
  }, [came]);
  return (
    <div
      ref={place}
      className={styles.part}
      {...(came ? { tabIndex: -1, role: 'group', 'aria-label': title } : {})}
    >
      {part.kind === 'ready' ? children(part.value) : <NotHad title={title} {...part} />}
    </div>
  );
}
