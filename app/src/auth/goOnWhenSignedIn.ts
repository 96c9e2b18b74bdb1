import type { User } from '@portal/data/schemas';
import { recallUser } from '@portal/data/stores';
import { paths } from '../paths.ts';
import type { AuthScene } from './authScene.ts';
import { takeTarget } from './target.ts';

/** Pages that finish what an email began, for signed-in users too. */
const fromEmail = [paths.resetPassword, paths.verify];

/** Asks the server who is signed in here. Only a browser that remembers somebody is asked, so a stranger's page makes no call. */
export async function whoIsSignedIn({ client, storage, now }: AuthScene): Promise<User | null> {
  if (!recallUser(storage, now())) return null;
  try {
    await client().tokens.renew(undefined);
    return await client().auth.me();
  } catch {
    return null;
  }
}

/** Leads on who is signed in already, here or, while the page is open, in another tab. */
export function goOnWhenSignedIn(scene: AuthScene, path: string): void {
  if (fromEmail.some((page) => path === page || path.startsWith(`${page}/`))) return;
  const { client, storage, search, now, go } = scene;
  const goOn = () => go(takeTarget(storage, search(), now()), 'replace');
  client().tabs.listen(({ kind }) => {
    if (kind === 'signed-in') goOn();
  });
  // Only a browser that remembers somebody is asked, so a stranger's page makes no call.
  if (recallUser(storage, now()))
    client()
      .tokens.renew(undefined)
      .then(goOn, () => undefined);
}
