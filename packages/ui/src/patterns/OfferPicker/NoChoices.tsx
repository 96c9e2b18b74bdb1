import { Plus } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailed, NoConnection } from '../NotLoaded.tsx';
import * as styles from './OfferPicker.css.ts';
import type { OfferPickerState } from './pick.ts';

interface NoChoicesProps {
  state: Exclude<OfferPickerState, 'ready'>;
  createHref: string | undefined;
  onRetry: (() => void) | undefined;
}

/** What stands in place of the listings. */
export function NoChoices({ state, createHref, onRetry }: NoChoicesProps) {
  switch (state) {
    case 'loading':
      return (
        <div>
          <VisuallyHidden>Loading your listings</VisuallyHidden>
          {[180, 140, 220].map((width) => (
            <div key={width} className={styles.bone} aria-hidden>
              <Skeleton shape="circle" width={18} />
              <Skeleton shape="block" width={36} />
              <Skeleton shape="text" width={width} />
            </div>
          ))}
        </div>
      );
    case 'empty':
      return (
        <EmptyState
          level={3}
          drawing="stones"
          title="None of your listings is live yet"
          action={
            createHref === undefined ? undefined : (
              <ButtonLink href={createHref} tone="primary" icon={Plus}>
                Create new
              </ButtonLink>
            )
          }
        >
          An offer stands on the page of a listing, so there has to be one first.
        </EmptyState>
      );
    case 'failed':
      return (
        <LoadFailed level={3} title="Your listings could not be loaded" onRetry={onRetry}>
          The server did not answer. Nothing was bought.
        </LoadFailed>
      );
    case 'offline':
      return (
        <NoConnection level={3} onRetry={onRetry}>
          An offer can be written once you are back.
        </NoConnection>
      );
  }
}
