/** The toolbar's viewports. */
export const windows = {
  phone: { name: 'Phone', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' } },
};

/** A story at phone width. */
export const phoneStory = { globals: { viewport: { value: 'phone' } } };

/** Leaves out Chromatic's mode for phones, for a story whose steps need a laptop. */
export const notOnAPhone = { modes: { 'light-375': { disable: true } } };
