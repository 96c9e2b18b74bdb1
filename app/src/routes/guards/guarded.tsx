import { useSession, useUser } from '@portal/data/react';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { Navigate, Outlet, type RouteObject, useParams } from 'react-router-dom';
import { RedirectWithReason } from '../../parts/session.tsx';
import { useAppServices } from '../../portal.tsx';
import type { Redirect, Rule, RuledHandle } from './rules.ts';

/** Guards routes with a rule. A rejection waits for the session to refresh: plan or role may have changed. */
export function guarded(rule: Rule, children: RouteObject[]): RouteObject {
  return { element: <Guard rule={rule} />, handle: { rule } satisfies RuledHandle, children };
}

/** A path that only redirects. */
export function forwarded(path: string, rule: Rule): RouteObject {
  return { path, element: <Forward rule={rule} />, handle: { rule } satisfies RuledHandle };
}

function useVerdict(rule: Rule): Redirect | null {
  const user = useUser();
  const { flags } = useAppServices();
  return rule({ user, flags }, useParams());
}

function Guard({ rule }: { rule: Rule }) {
  const session = useSession();
  const verdict = useVerdict(rule);
  if (!verdict) return <Outlet />;
  if (session.kind === 'signed-in' && session.refreshing) {
    return <PageLoading />;
  }
  return <Onward {...verdict} />;
}

function Forward({ rule }: { rule: Rule }) {
  const verdict = useVerdict(rule);
  return verdict ? <Onward {...verdict} /> : null;
}

function Onward({ to, why }: Redirect) {
  return why === undefined ? (
    <Navigate to={to} replace />
  ) : (
    <RedirectWithReason to={to} why={why} />
  );
}
