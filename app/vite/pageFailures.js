// Handles what goes wrong in a built page. Scripts that failed to load: reloads once, then shows a message. Uncaught errors:
// reports the first ones. A classic script with `defer` before the module scripts, so that it runs first and receives their
// errors. It is served without its comment lines and imports nothing.
(() => {
  let reportsLeft = 5;

  const report = (error) => {
    // Counted first: an error in here is reported as well.
    reportsLeft -= 1;
    if (reportsLeft < 0) return;
    const stack = error?.stack?.slice(0, 1500);
    const text = JSON.stringify({
      error: `${error}`.slice(0, 300),
      stack,
      page: location.pathname,
    });
    navigator.sendBeacon('/api/reports', text);
  };

  const key = 'portal.reloadedAt';

  /** Whether the page was not reloaded in the last minute. Without storage it never is. */
  const mayReload = () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return false;
      sessionStorage.setItem(key, String(Date.now()));
      return true;
    } catch {
      return false;
    }
  };

  const reload = () => location.reload();

  const recover = () => {
    if (mayReload()) return reload();
    const text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = 'The portal could not be loaded. Check your connection. ';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Reload';
    button.addEventListener('click', reload);
    addEventListener('online', reload);
    text.append(button);
    document.getElementById('rendered')?.remove();
    document.getElementById('root')?.replaceChildren(text);
  };

  addEventListener('portal:load-failed', recover);
  addEventListener('portal:chunk-failed', () => {
    if (mayReload()) reload();
  });
  addEventListener(
    'error',
    ({ target, error, message }) => {
      if (target === window) report(error ?? message);
      if (target instanceof HTMLScriptElement && target.type === 'module') recover();
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
})();
