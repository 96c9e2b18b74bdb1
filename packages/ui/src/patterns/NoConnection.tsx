import { EmptyState, type EmptyStateProps } from '../components/EmptyState/index.ts';
import { useOnline } from './useOnline.ts';

/** "You are offline" is said only when the browser says so: else it is the server that does not answer. */
export function NoConnection(props: Pick<EmptyStateProps, 'level' | 'action' | 'children'>) {
  const title = useOnline() ? 'The server cannot be reached' : 'You are offline';
  return <EmptyState {...props} drawing="offline" title={title} />;
}
