import { hidden } from '../../internal/hidden.css.ts';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import * as styles from './Table.css.ts';

export interface RowLinkProps {
  /** Where it leads. */
  href: string;
  /** The verb, the same in every row. */
  children: string;
  /** Which row it is about, for screen readers: "Edit" becomes "Edit Harbour ledger". */
  about: string;
}

/** The action at the end of a row; it is filled while the pointer is over its row. */
export function RowLink({ href, children, about }: RowLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={styles.rowLink}>
      {children}
      <span className={hidden}>&nbsp;{about}</span>
    </Anchor>
  );
}
