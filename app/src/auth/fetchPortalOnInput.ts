/** Fetches the portal's first scripts while the password is typed, so that it opens at once after signing in. */
export function fetchPortalOnInput(): void {
  const files =
    document.querySelector<HTMLMetaElement>('meta[name=portal-files]')?.content.split(' ') ?? [];
  window.addEventListener(
    'input',
    () => {
      for (const file of files) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = file;
        document.head.append(link);
      }
    },
    { once: true },
  );
}
