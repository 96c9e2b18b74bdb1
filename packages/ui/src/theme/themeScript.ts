/** For an inline script in the `head` of a page: the theme that `ThemeSwitch` has stored, before the first paint. */
export const themeScript =
  "document.documentElement.dataset.theme=/(?:^|; )theme=(\\w+)/.exec(document.cookie)?.[1]||'system'";
