import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { useEffect, useState } from 'react';
import { m } from '../i18n/messages.js';
import { useAppServices } from '../portal.tsx';

/** Milliseconds between checks. */
const pause = 10 * 60 * 1000;

const missingPart = /\b(dynamically imported module|module script failed|preload CSS)\b/i;

/** Whether a chunk failed to load: after a deployment the old ones no longer exist. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missingPart.test(error.message);
}

/** The script that started this page; null in development. */
function ownScript(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]');
  return script && new URL(script.src).pathname;
}

/** Whether the server's current page starts with another script; null when that is not known, as for a page in another language. */
export async function isOutOfDate(
  own = ownScript(),
  send: typeof fetch = fetch,
  language?: string,
): Promise<boolean | null> {
  if (own === null) return null;
  try {
    const response = await send('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    const page = response.ok ? await response.text() : '';
    // The language may have been switched in another tab; its page has other scripts.
    if (!page.includes(` lang="${language ?? document.documentElement.lang}"`)) return null;
    return !page.includes(own);
  } catch {
    return null;
  }
}

type Tab = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Checks for a new version when the tab becomes visible, at most every ten minutes. Returns a function that stops it. */
export function watchVersion(
  onNewVersion: () => void,
  now: () => number,
  tab: Tab = document,
  check = isOutOfDate,
): () => void {
  let checkedAt = now();
  async function checkWhenVisible() {
    if (tab.visibilityState === 'hidden' || now() - checkedAt < pause) return;
    checkedAt = now();
    if (await check()) onNewVersion();
  }
  const onVisible = () => void checkWhenVisible();
  tab.addEventListener('visibilitychange', onVisible);
  return () => tab.removeEventListener('visibilitychange', onVisible);
}

export function useNewVersion(): boolean {
  const { now } = useAppServices();
  const [there, setThere] = useState(false);
  useEffect(() => (there ? undefined : watchVersion(() => setThere(true), now)), [there, now]);
  return there;
}

export function NewVersionNotice() {
  return (
    <Banner
      tone="info"
      actions={
        <Button size="compact" onClick={() => window.location.reload()}>
          {m.common_reload()}
        </Button>
      }
    >
      {m.shell_new_version()}
    </Banner>
  );
}
