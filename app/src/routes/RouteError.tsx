import { messageFor } from '@portal/data/schemas';
import { PageState } from '@portal/ui/patterns/PageStates';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { m } from '../i18n/messages.js';
import { isMissingPart, isOutOfDate } from '../shell/newVersion.tsx';

const reload = () => window.location.reload();

interface RouteErrorProps {
  /** Whether the server has a newer version; null when it cannot be reached. Default: `isOutOfDate`. */
  ask?: () => Promise<boolean | null>;
}

/** Replaces an area that threw. The rest of the portal keeps working. */
export function RouteError({ ask = isOutOfDate }: RouteErrorProps) {
  const error = useRouteError();
  if (isMissingPart(error)) return <MissingPart ask={ask} />;
  return (
    <PageState kind="failed" onRetry={reload}>
      {messageFor(error)}
    </PageState>
  );
}

/**
 * A chunk that failed to load: a new version was deployed, the server is unreachable, or the download was interrupted.
 * Browsers cache a failed module until the page reloads.
 */
function MissingPart({ ask }: Required<RouteErrorProps>) {
  const [outOfDate, setOutOfDate] = useState(false);
  useEffect(() => {
    void ask().then((newer) => {
      if (newer) setOutOfDate(true);
      else if (newer === false) dispatchEvent(new Event('portal:chunk-failed'));
    });
  }, [ask]);
  return outOfDate ? (
    <PageState
      kind="failed"
      title={m.common_new_version()}
      onRetry={reload}
      retryLabel={m.common_reload()}
    >
      {m.common_reload_to_continue()}
    </PageState>
  ) : (
    <PageState kind="offline" onRetry={reload} />
  );
}
