/** Viewports by name, in CSS pixels. */
export const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 375, height: 800 } };

/** One screenshot of a story: its name, such as `dark/components-button--tones`, and how the page looks. */
export interface Screenshot {
  name: string;
  size: keyof typeof sizes;
  theme: 'light' | 'dark';
  forcedColors?: true;
  mirrored?: true;
}

interface Story {
  id: string;
  tags: readonly string[];
}

/**
 * The screenshots of a story: light, and light on a phone for a screen. The story tagged `axe`, which is the fullest of its
 * page, has the dark ones too. The tags `forced-colours` and `right-to-left` add one each; `no-picture` and `test-only` mean none.
 */
export function screenshotsOf({ id, tags }: Story): Screenshot[] {
  if (tags.includes('no-picture') || tags.includes('test-only')) return [];
  const isScreen = id.startsWith('screens-');
  const themes = tags.includes('axe') ? (['light', 'dark'] as const) : (['light'] as const);
  const wide = { size: 'wide', theme: 'light' } as const;
  return [
    ...themes.map((theme) => ({ ...wide, theme, name: `${theme}/${id}` })),
    ...(tags.includes('forced-colours')
      ? [{ ...wide, forcedColors: true as const, name: `forced-colours/${id}` }]
      : []),
    ...(tags.includes('right-to-left')
      ? [{ ...wide, mirrored: true as const, name: `right-to-left/${id}` }]
      : []),
    ...(isScreen
      ? themes.map((theme) => ({ size: 'phone' as const, theme, name: `${theme}-375/${id}` }))
      : []),
  ];
}
