import { RotateCw } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Inline } from '../../components/layout/layout.tsx';
import { useOnline } from '../useOnline.ts';
import * as styles from './PageState.css.ts';
import { type PageStateKind, pageStateLooks } from './pageStateKinds.ts';

export interface PageStateProps {
  /** Why the page cannot be shown. */
  kind: PageStateKind;
  /** In place of the kind's own title, such as 'This listing is not here'. */
  title?: string | undefined;
  /** In place of the kind's own words. */
  children?: string | undefined;
  /** Loads again. Without it there is no Retry. */
  onRetry?: (() => void) | undefined;
  /** Default 'Retry'. */
  retryLabel?: string | undefined;
  /** The way on, such as the list. Without it there is no link. */
  href?: string | undefined;
  /** Words of that link. Default: those of the kind. */
  linkLabel?: string | undefined;
}

/** Stands where a page would be: what happened, what is safe, what to do. */
export function PageState({
  kind,
  title,
  children,
  onRetry,
  retryLabel = 'Retry',
  href,
  linkLabel,
}: PageStateProps) {
  const online = useOnline();
  const look = pageStateLooks[kind === 'offline' && online ? 'unreachable' : kind];
  return (
    <div role={kind === 'failed' ? 'alert' : undefined} className={styles.card}>
      <EmptyState
        drawing={look.drawing}
        title={title ?? look.title}
        action={
          onRetry || href !== undefined ? (
            <Inline justify="center">
              {onRetry ? (
                <Button icon={RotateCw} onClick={onRetry}>
                  {retryLabel}
                </Button>
              ) : null}
              {href === undefined ? null : (
                <ButtonLink href={href}>{linkLabel ?? look.link}</ButtonLink>
              )}
            </Inline>
          ) : undefined
        }
      >
        {children ?? look.text}
      </EmptyState>
    </div>
  );
}
