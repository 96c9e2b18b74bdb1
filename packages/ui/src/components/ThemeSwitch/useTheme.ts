import { useSyncExternalStore } from 'react';
import { m } from '../../i18n/messages.js';

/** The themes that users choose from; `system` is that of the device. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The word for the choice of a theme, and those for the themes. */
export const themeWords: Readonly<Record<'choice' | Theme, () => string>> = {
  choice: () => m.components_theme(),
  light: () => m.components_theme_light(),
  dark: () => m.components_theme_dark(),
  system: () => m.components_theme_system(),
};

const listeners = new Set<() => void>();
const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The theme of the page, by `data-theme` of its root element. */
function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

const year = 365 * 24 * 60 * 60;

/** Shows a theme, and remembers it for a year in the cookie `theme`, which a server and `themeScript` can read. */
function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = `theme=${theme}; path=/; max-age=${year}; samesite=lax`;
  for (const changed of listeners) changed();
}

/**
 * The chosen theme, and a function that chooses another one, for this page and the next ones.
 *
 * @param rendered The theme in a server's markup. Default `system`.
 */
export function useTheme(rendered: Theme = 'system'): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(listen, readTheme, () => rendered), chooseTheme];
}
