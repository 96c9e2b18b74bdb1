/** The toolbar's viewports. */
export const windows = {
  phone: { name: 'Phone', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' } },
};

/** The size of the viewport that the toolbar or a story chooses, in CSS pixels; the laptop's if there is none of that name. */
export function sizeOf(viewport?: { value?: string | undefined }): {
  width: number;
  height: number;
} {
  const found = Object.entries(windows).find(([name]) => name === viewport?.value);
  const { width, height } = (found?.[1] ?? windows.laptop).styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** A story at phone width. */
export const phoneStory = { globals: { viewport: { value: 'phone' } } };

/** Leaves out Chromatic's mode for phones, for a story whose steps need a laptop. */
export const notOnAPhone = { modes: { 'light-375': { disable: true } } };
