import { messageFor } from '@portal/data/schemas';
import { PageState } from '@portal/ui/patterns/PageStates';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { isMissingPart, isOutOfDate } from '../shell/newVersion.tsx';

const reload = () => window.location.reload();

interface RouteErrorProps {
  /** Finds out whether there is a newer portal. Default: asks the server. */
  ask?: () => Promise<boolean>;
}

/** Replaces an area with an error in it. The rest of the portal keeps working. */
export function RouteError({ ask = isOutOfDate }: RouteErrorProps) {
  const error = useRouteError();
  if (isMissingPart(error)) return <MissingPart ask={ask} />;
  return (
    <PageState kind="failed" onRetry={reload}>
      {messageFor(error)}
    </PageState>
  );
}

/** A part that cannot be fetched: either there is a newer portal, or the server is out of reach. */
function MissingPart({ ask }: Required<RouteErrorProps>) {
  const [outOfDate, setOutOfDate] = useState(false);
  useEffect(() => {
    void ask().then(setOutOfDate);
  }, [ask]);
  return outOfDate ? (
    <PageState
      kind="failed"
      title="A new version of the portal is available"
      onRetry={reload}
      retryLabel="Reload"
    >
      Reload to continue. What you typed is stored on this device.
    </PageState>
  ) : (
    <PageState kind="offline" onRetry={reload} />
  );
}
