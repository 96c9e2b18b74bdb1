/** Windows that the toolbar offers. */
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

/** How Chromatic takes a story: in both themes, as wide as a laptop. */
export const wide = { modes: wideModes };

/** How Chromatic takes a screen: on a phone as well. Its play function has to hold there too. */
export const everywhere = { modes: { ...wideModes, ...phoneModes } };

/** Keeps a screen off the phone, for a story whose steps need the room of a laptop. */
export const notOnAPhone = {
  modes: { 'light, phone': { disable: true }, 'dark, phone': { disable: true } },
};

/** What makes a story one of a phone alone. */
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
