import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { useEffect, useState } from 'react';
import { useAppServices } from '../portal.tsx';

/** Not asked again before this long. */
const pause = 10 * 60 * 1000;

const missingPart = /\b(dynamically imported module|module script failed|preload CSS)\b/i;

/** Whether a chunk failed to load: after a deploy the old ones are gone. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missingPart.test(error.message);
}

/** The script this page was started with; in development there is none of that kind. */
function ownScript(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]');
  return script && new URL(script.src).pathname;
}

/** Asks the server whether the page it hands out now starts with another script. What is not known counts as no. */
export async function isOutOfDate(own = ownScript(), ask: typeof fetch = fetch): Promise<boolean> {
  if (own === null) return false;
  try {
    const response = await ask('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    return response.ok && !(await response.text()).includes(own);
  } catch {
    return false;
  }
}

/** The tab that is watched. */
type Tab = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Checks for a new version when the tab becomes visible, at most every ten minutes. Returns a function that stops it. */
export function watchVersion(
  tell: () => void,
  now: () => number,
  tab: Tab = document,
  ask = isOutOfDate,
): () => void {
  let askedAt = now();
  async function look() {
    if (tab.visibilityState === 'hidden' || now() - askedAt < pause) return;
    askedAt = now();
    if (await ask()) tell();
  }
  const onVisible = () => void look();
  tab.addEventListener('visibilitychange', onVisible);
  return () => tab.removeEventListener('visibilitychange', onVisible);
}

/** Whether the server hands out another portal than this one. */
export function useNewVersion(): boolean {
  const { now } = useAppServices();
  const [there, setThere] = useState(false);
  useEffect(() => (there ? undefined : watchVersion(() => setThere(true), now)), [there, now]);
  return there;
}

/** Offers a reload. */
export function NewVersionNotice() {
  return (
    <Banner
      tone="info"
      actions={
        <Button size="compact" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      A new version of the portal is available.
    </Banner>
  );
}
