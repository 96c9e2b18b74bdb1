const key = 'portal.reloaded';

/** Reloads the page for a reason, once in a visit; answers false when that did not help before. */
export function reloadOnce(reload: () => void): boolean {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'now');
  } catch {
    // Without a place to remember it there could be no end to reloading.
    return false;
  }
  reload();
  return true;
}

/** Whether the page has come from that; true once. */
export function hasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(key) !== 'now') return false;
    sessionStorage.setItem(key, 'told');
    return true;
  } catch {
    return false;
  }
}
