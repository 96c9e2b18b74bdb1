import { useSession, useUser } from '@portal/data/react';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { Navigate, Outlet, useParams } from 'react-router-dom';
import { RedirectWithReason } from '../../parts/session.tsx';
import { useAppServices } from '../../portal.tsx';
import type { Rule } from './rules.ts';

interface GuardProps {
  /** Default: every user may open the page. */
  rule: Rule | undefined;
  /** Whether there is no page, only a redirect. */
  redirects: boolean;
}

/** Guards a page with a rule. A rejection waits for the session to refresh: plan or role may have changed. */
export function Guard({ rule, redirects }: GuardProps) {
  const user = useUser();
  const session = useSession();
  const { flags } = useAppServices();
  const params = useParams();
  const verdict = rule?.({ user, flags }, params);
  if (!verdict) return <Outlet />;
  if (!redirects && session.kind === 'signed-in' && session.refreshing) return <PageLoading />;
  const { to, why } = verdict;
  return why === undefined ? (
    <Navigate to={to} replace />
  ) : (
    <RedirectWithReason to={to} why={why} />
  );
}
