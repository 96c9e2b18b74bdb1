// Handles scripts of the page that failed to load: reloads once, then shows a message. A classic script with `defer` before
// the module scripts, so that it runs first and receives their errors. It is served as it is and imports nothing.
(() => {
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
    document.getElementById('root')?.replaceChildren(text);
  };

  addEventListener('portal:load-failed', recover);
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') recover();
    },
    true,
  );
})();
