import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { m } from '../i18n/messages.js';

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
