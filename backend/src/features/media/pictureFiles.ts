const mimes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The type of a picture's file by its extension, such as `.webp`. */
export const mimeOf = (extension: string): string => mimes[extension] ?? 'application/octet-stream';

/** `Cache-Control` of a picture's file, which never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
