import { afterEach, expect, test, vi } from 'vitest';
import { themeScript } from './themeScript.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the script shows the stored theme, or that of the device', () => {
  const shown = (cookie: string) => {
    const root = { dataset: {} as { theme?: string } };
    vi.stubGlobal('document', { cookie, documentElement: root });
    new Function(themeScript)();
    return root.dataset.theme;
  };
  expect(shown('')).toBe('system');
  expect(shown('theme=dark')).toBe('dark');
  expect(shown('my-theme=dark; language=de; theme=light')).toBe('light');
});
