import { listingTexts, logoMaxBytes, type logoTypes } from '@portal/domain';

const starts: Record<(typeof logoTypes)[number], readonly (number | null)[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // 'RIFF', four bytes of length, 'WEBP'
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/** Whether a file begins like an accepted picture. Its name and declared type are ignored. */
function isPicture(head: Uint8Array): boolean {
  return Object.values(starts).some((start) =>
    start.every((byte, at) => byte === null || head[at] === byte),
  );
}

/** Why a file is not accepted as a picture, or null. */
export async function pictureProblem(file: Blob): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!isPicture(head)) return listingTexts.logoType;
  return file.size > logoMaxBytes ? listingTexts.logoSize : null;
}
