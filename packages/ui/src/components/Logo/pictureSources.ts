/** Widths in which a picture is kept besides its own size. */
export const pictureWidths = [320, 640, 768, 1024, 1366, 1536, 1920, 2048, 2732, 3840] as const;

export interface PictureSource {
  url: string;
  /** Its width in pixels. */
  width: number;
}

const isKept = (width: number) => pictureWidths.some((kept) => kept === width);

/** A `srcset` of the kept widths, narrow first; undefined where there is nothing to choose from. */
export function pictureSrcSet(sources: readonly PictureSource[]): string | undefined {
  const kept = sources
    .filter(({ url, width }) => url !== '' && isKept(width))
    .sort((one, other) => one.width - other.width);
  if (kept.length === 0) return undefined;
  // A space anywhere, or a comma at its end, would cut an address short.
  const safe = (url: string) => url.replaceAll(' ', '%20').replace(/,$/, '%2C');
  return kept.map(({ url, width }) => `${safe(url)} ${width}w`).join(', ');
}
