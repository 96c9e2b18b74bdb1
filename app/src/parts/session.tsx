import { useSession, useStores } from '@portal/data/react';
import { type DataError, messageFor } from '@portal/data/schemas';
import type { DraftStatus } from '@portal/forms/core';
import { useToast } from '@portal/ui/components/Toast';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { env } from '../env.ts';
import { type SignInNews, signInAddress } from '../paths.ts';
import { useAppServices } from '../portal.tsx';
import { afterSignOut } from '../returnTo.ts';
import { Splash } from '../shell/Splash.tsx';
import { FailedPage } from './failure.tsx';

/** The message of the sign-in page by what happened to typed text when the session ended. */
const endings: Record<DraftStatus, SignInNews> = {
  nothing: 'session-over',
  kept: 'session-ended',
  rejected: 'session-ended-unkept',
};

/** Renders its children for a signed-in user, once the session has loaded. Redirects others to the sign-in page. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const stores = useStores();
  const { draftStore } = useAppServices();
  const { pathname, search, hash } = useLocation();
  const { kind } = session;
  const cookieLost = kind === 'expired' && session.cookieLost;
  const wasHere = useRef(false);
  useEffect(() => {
    if (kind === 'signed-in') wasHere.current = true;
    if (kind !== 'anonymous' && kind !== 'expired') return;
    // Signing out in this tab uses the `SignOut` page instead.
    const elsewhere = wasHere.current ? 'signed-out-elsewhere' : undefined;
    const ending = cookieLost ? 'cookies-needed' : endings[draftStore.draftStatus()];
    const news = kind === 'expired' ? ending : elsewhere;
    // The auth pages are separate documents.
    window.location.replace(signInAddress(`${pathname}${search}${hash}`, news));
  }, [kind, cookieLost, pathname, search, hash, draftStore]);
  // Remounts all pages for another user.
  if (session.kind === 'signed-in') return <Fragment key={session.user.id}>{children}</Fragment>;
  if (session.kind === 'restoring' && session.problem) {
    return <FailedPage error={session.problem} retry={() => void stores.session.restore()} />;
  }
  return <Splash />;
}

interface RedirectWithReasonProps {
  to: string;
  why: string;
  /** Default `info`. */
  tone?: 'info' | 'critical';
  /** Of the location. Default: none. */
  state?: unknown;
}

/** Redirects and shows the reason in a toast. */
export function RedirectWithReason({ to, why, tone = 'info', state }: RedirectWithReasonProps) {
  const toast = useToast();
  const sentHere = useLocation().hash === '#welcome';
  useEffect(() => {
    if (sentHere) return;
    toast({ tone, message: why });
  }, [toast, tone, why, sentHere]);
  return <Navigate to={to} state={state} replace />;
}

interface RecordFailedProps {
  error: DataError;
  retry: () => void;
  to: string;
}

/** A record that failed to load: retries when offline, otherwise redirects to `to` with the error. */
export function RecordFailed({ error, retry, to }: RecordFailedProps) {
  if (error.code === 'offline') return <FailedPage error={error} retry={retry} />;
  return <RedirectWithReason to={to} why={messageFor(error)} tone="critical" />;
}

/** Signs out, then opens `returnTo`, the directory or the sign-in page. */
export function SignOut() {
  const { session } = useStores();
  const [query] = useSearchParams();
  const target = afterSignOut(query.get('returnTo'), env.ownDirectory);
  useEffect(() => {
    void session.signOut().finally(() => window.location.replace(target));
  }, [session, target]);
  return <Splash />;
}
