import type { Page } from '@playwright/test';

export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const types = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;

/** A square logo, rendered and encoded by the browser. */
export async function drawLogo(
  page: Page,
  kind: keyof typeof types,
  hue: number,
): Promise<Picture> {
  const base64 = await page.evaluate(
    ({ type, colour }) => {
      const canvas = document.createElement('canvas');
      canvas.width = 256;
      canvas.height = 256;
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('No canvas.');
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 256, 256);
      brush.fillStyle = 'white';
      brush.arc(128, 128, 70, 0, Math.PI * 2);
      brush.fill();
      return canvas.toDataURL(type).split(',')[1] ?? '';
    },
    { type: types[kind], colour: `hsl(${hue} 60% 40%)` },
  );
  return {
    name: `logo-${hue}.${kind}`,
    mimeType: types[kind],
    buffer: Buffer.from(base64, 'base64'),
  };
}

/** The smallest PNG. */
export const onePixel: Picture = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A GIF with the name and type of a PNG. */
export const disguisedGif: Picture = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

/** A PNG of six megabytes. */
export const tooLarge = (png: Picture): Picture => ({
  ...png,
  name: 'large.png',
  buffer: Buffer.concat([png.buffer, Buffer.alloc(6 * 1024 * 1024)]),
});
