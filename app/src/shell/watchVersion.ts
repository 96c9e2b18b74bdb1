import { isOutOfDate } from './newVersion.tsx';

/** Milliseconds between checks. */
const pause = 10 * 60 * 1000;

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
