/** Preloads the scripts that a list in a file names. */
async function preloadAll(list: string): Promise<void> {
  const files: unknown = await (await fetch(list)).json();
  if (!Array.isArray(files)) return;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = String(file);
    document.head.append(link);
  }
}

/** Fetches the portal's first scripts and its font while the password is typed, so that it opens at once after signing in. */
export function fetchPortalOnInput(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name=portal-files]')?.content;
  if (!list) return;
  // It only saves time: without it the portal fetches them itself.
  const start = () => {
    void preloadAll(list).catch(() => undefined);
    void document.fonts.load('1em "Inter Variable"').catch(() => undefined);
  };
  window.addEventListener('input', start, { once: true });
}
