import type { User } from '@portal/data/schemas';
import { recallUser } from '@portal/data/stores';
import { paths } from '../paths.ts';
import type { AuthScene } from './authScene.ts';
import { takeTarget } from './target.ts';

/** Pages that an email links to; signed-in users may open them too. */
const fromEmail = [paths.resetPassword, paths.verify];

/** The user who is signed in in this browser, or null. Makes no call when no user is stored. */
export async function whoIsSignedIn({ client, storage, now }: AuthScene): Promise<User | null> {
  if (!recallUser(storage, now())) return null;
  try {
    return await client().auth.me();
  } catch {
    return null;
  }
}

/** Redirects a visitor who is already signed in, or signs in in another tab. */
export function redirectWhenSignedIn(scene: AuthScene, path: string): void {
  if (fromEmail.some((page) => path === page || path.startsWith(`${page}/`))) return;
  const { client, storage, search, now, go } = scene;
  const goOn = () => go(takeTarget(storage, search(), now()), 'replace');
  client().tabs.listen(({ kind }) => {
    if (kind === 'signed-in') goOn();
  });
  if (recallUser(storage, now()))
    client()
      .tokens.renew(undefined)
      .then(goOn, () => undefined);
}
