import { useStores } from '@portal/data/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { env } from '../env.ts';
import { afterSignOut } from '../returnTo.ts';
import { Splash } from '../shell/Splash.tsx';

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
