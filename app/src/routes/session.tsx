import { useSession, useStores } from '@portal/data/react';
import type { DraftStatus } from '@portal/forms/core';
import { useToast } from '@portal/ui/components/Toast';
import { PageState } from '@portal/ui/patterns/PageStates';
import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { env } from '../env.ts';
import { type SignInNews, signInAddress } from '../paths.ts';
import { useAppServices } from '../portal.tsx';
import { afterSignOut } from '../returnTo.ts';
import { Splash } from '../shell/Splash.tsx';

/** What is said of the text that the end of a session found typed. */
const endings: Record<DraftStatus, SignInNews> = {
  nothing: 'session-over',
  kept: 'session-ended',
  rejected: 'session-ended-unkept',
};

/** Nothing below is shown, and nothing is decided, before the session is known. */
export function SignedInOnly() {
  const session = useSession();
  const stores = useStores();
  const { draftStore } = useAppServices();
  const { pathname, search, hash } = useLocation();
  const { kind } = session;
  const wasHere = useRef(false);
  useEffect(() => {
    if (kind === 'signed-in') wasHere.current = true;
    if (kind !== 'anonymous' && kind !== 'expired') return;
    // Whoever leaves in this tab leaves by a page of its own.
    const elsewhere = wasHere.current ? 'signed-out-elsewhere' : undefined;
    const news = kind === 'expired' ? endings[draftStore.draftStatus()] : elsewhere;
    // The auth pages are documents of their own.
    window.location.replace(signInAddress(`${pathname}${search}${hash}`, news));
  }, [kind, pathname, search, hash, draftStore]);
  // Another person in this tab starts with pages of their own.
  if (session.kind === 'signed-in') return <Outlet key={session.user.id} />;
  if (session.kind === 'restoring' && session.problem) {
    const kind = session.problem.code === 'offline' ? 'offline' : 'failed';
    return <PageState kind={kind} onRetry={() => void stores.session.restore()} />;
  }
  return <Splash />;
}

interface RedirectWithReasonProps {
  to: string;
  why: string;
  /** Default `info`. */
  tone?: 'info' | 'critical';
}

/** A redirect that says why in one line. */
export function RedirectWithReason({ to, why, tone = 'info' }: RedirectWithReasonProps) {
  const toast = useToast();
  const sentHere = useLocation().hash === '#welcome';
  useEffect(() => {
    if (sentHere) return;
    toast({ tone, message: why });
  }, [toast, tone, why, sentHere]);
  return <Navigate to={to} replace />;
}

/** Signs out, then goes where `returnTo` says, to the directory, or to the sign-in page. */
export function SignOut() {
  const { session } = useStores();
  const [query] = useSearchParams();
  const target = afterSignOut(query.get('returnTo'), env.ownDirectory);
  useEffect(() => {
    void session.signOut().finally(() => window.location.replace(target));
  }, [session, target]);
  return <Splash />;
}
