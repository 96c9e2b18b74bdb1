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
 * page, has a dark one, except forms, which are made of components. The tags `forced-colours` and `right-to-left` add one each;
 * `no-picture` and `test-only` mean none.
 */
export function screenshotsOf({ id, tags }: Story): Screenshot[] {
  if (tags.includes('no-picture') || tags.includes('test-only')) return [];
  const isScreen = id.startsWith('screens-');
  const isDarkToo = tags.includes('axe') && !id.startsWith('forms-');
  const wide = { size: 'wide', theme: 'light' } as const;
  return [
    { ...wide, name: `light/${id}` },
    ...(isDarkToo ? [{ ...wide, theme: 'dark' as const, name: `dark/${id}` }] : []),
    ...(tags.includes('forced-colours')
      ? [{ ...wide, forcedColors: true as const, name: `forced-colours/${id}` }]
      : []),
    ...(tags.includes('right-to-left')
      ? [{ ...wide, mirrored: true as const, name: `right-to-left/${id}` }]
      : []),
    ...(isScreen ? [{ ...wide, size: 'phone' as const, name: `light-375/${id}` }] : []),
  ];
}
