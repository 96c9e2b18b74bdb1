import { messageFor } from '@portal/data/schemas';
import { PageState } from '@portal/ui/patterns/PageStates';
import { useRouteError } from 'react-router-dom';

/** What stands in place of an area that broke, so that the rest of the portal goes on. */
export function RouteError() {
  const error = useRouteError();
  return (
    <PageState kind="failed" onRetry={() => window.location.reload()}>
      {messageFor(error)}
    </PageState>
  );
}
