import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './FactorList.css.ts';

export interface FactorListProps {
  /** `FactorItem`s. */
  children: ReactNode;
}

/** The ways of signing in to an account besides the password. */
export function FactorList({ children }: FactorListProps) {
  return <div className={styles.list}>{children}</div>;
}

export interface FactorItemProps {
  /** Its name. */
  title: string;
  /** Its state, or what it is for while it is off. */
  detail: string;
  /** The button that changes it. */
  action?: ReactNode;
  /** Content below, such as a list of passkeys. */
  children?: ReactNode;
}

/** One way of signing in, with its state and its action. */
export function FactorItem({ title, detail, action, children }: FactorItemProps) {
  return (
    <div className={styles.item}>
      <div className={styles.row}>
        <div className={styles.words}>
          <Heading look="label">{title}</Heading>
          <Text size="small" tone="muted" figures>
            {detail}
          </Text>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
