/** The toolbar's viewports. */
export const windows = {
  phone: { name: 'Phone', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' } },
};

const wideModes = {
  'light, wide': { theme: 'light', viewport: 1280 },
  'dark, wide': { theme: 'dark', viewport: 1280 },
};

const phoneModes = {
  'light, phone': { theme: 'light', viewport: 375 },
  'dark, phone': { theme: 'dark', viewport: 375 },
};

/** Chromatic modes of a story: both themes at laptop width. */
export const wide = { modes: wideModes };

/** Chromatic modes of a screen: also at phone width, where its play function must pass too. */
export const everywhere = { modes: { ...wideModes, ...phoneModes } };

/** Disables the phone modes, for a story whose steps need a laptop. */
export const notOnAPhone = {
  modes: { 'light, phone': { disable: true }, 'dark, phone': { disable: true } },
};

/** Runs a story only at phone width. */
export const phoneStory = {
  parameters: {
    chromatic: {
      modes: {
        'light, wide': { disable: true },
        'dark, wide': { disable: true },
        ...phoneModes,
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
};
