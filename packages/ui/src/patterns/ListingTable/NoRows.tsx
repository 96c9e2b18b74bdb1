import { Plus } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LoadFailed, NoConnection } from '../NotLoaded.tsx';
import {
  emptyWords,
  type ListingPlace,
  type ListingTableState,
  type ListingTableVariant,
  type ListingType,
} from './listingRow.ts';

interface NoRowsProps {
  state: Exclude<ListingTableState, 'ready' | 'loading'>;
  type: ListingType;
  place: ListingPlace;
  variant: ListingTableVariant;
  /** What was searched for. */
  search?: string | undefined;
  createHref?: string | undefined;
  onClear?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** What stands in a list without rows: why, and the one way on. */
export function NoRows(props: NoRowsProps) {
  switch (props.state) {
    case 'empty':
      return <Empty {...props} />;
    case 'no-match':
      return <NoMatch {...props} />;
    case 'decided':
      return <Decided {...props} />;
    case 'failed':
      return (
        <LoadFailed title="The listings could not be loaded" onRetry={props.onRetry}>
          Something went wrong on the server. Nothing of yours is lost.
        </LoadFailed>
      );
    case 'offline':
      return <NoConnection onRetry={props.onRetry} />;
  }
}

function Empty({ variant, place, type, createHref }: NoRowsProps) {
  const { title, text } = emptyWords(variant, place, type);
  return (
    <EmptyState
      drawing="stones"
      title={title}
      action={
        createHref ? (
          <ButtonLink href={createHref} tone="primary" icon={Plus}>
            Create new
          </ButtonLink>
        ) : undefined
      }
    >
      {text}
    </EmptyState>
  );
}

function NoMatch({ search, onClear }: NoRowsProps) {
  const words = search?.trim();
  return (
    <EmptyState
      drawing="search"
      title={words ? `No listing matches “${words}”` : 'No listing matches these filters'}
      action={onClear ? <Button onClick={onClear}>Clear search and filters</Button> : undefined}
    >
      Check the spelling, or look in fewer filters.
    </EmptyState>
  );
}

/** Rows matched until they were decided on: nothing is wrong with what was asked for. */
function Decided({ search, onClear }: NoRowsProps) {
  const words = search?.trim();
  return (
    <EmptyState
      drawing="stones"
      title="None of these wait any more"
      action={onClear ? <Button onClick={onClear}>Clear search and filters</Button> : undefined}
    >
      {`Every listing that matched ${words ? `“${words}”` : 'these filters'} is decided.`}
    </EmptyState>
  );
}
