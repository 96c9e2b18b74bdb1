import { useStores } from '@portal/data/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { signInWith } from '../paths.ts';
import { safeReturn } from '../returnTo.ts';
import { Splash } from '../shell/Splash.tsx';

/** Signs out, then goes where `returnTo` says, or to the sign-in page. */
export function SignOut() {
  const { session } = useStores();
  const [query] = useSearchParams();
  const target = safeReturn(query.get('returnTo'), signInWith('signed-out'));
  useEffect(() => {
    void session.signOut().finally(() => window.location.replace(target));
  }, [session, target]);
  return <Splash />;
}
