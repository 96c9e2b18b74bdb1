import { listingTexts, logoMaxBytes, logoTypes } from '@portal/domain';

type PictureType = (typeof logoTypes)[number];

const starts: Record<PictureType, readonly (number | null)[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // 'RIFF', four bytes of length, 'WEBP'
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/** What a field accepts, and its message for another file. */
export interface AcceptedPictures {
  types: readonly PictureType[];
  message: string;
}

export const anyPicture: AcceptedPictures = { types: logoTypes, message: listingTexts.logoType };

/** Whether a file begins like a picture of one of the types. Its name and declared type are ignored. */
function isPicture(head: Uint8Array, types: readonly PictureType[]): boolean {
  return types.some((type) => starts[type].every((byte, at) => byte === null || head[at] === byte));
}

/** Why a file is not accepted as a picture, or null. */
export async function pictureProblem(
  file: Blob,
  { types, message }: AcceptedPictures = anyPicture,
): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!isPicture(head, types)) return message;
  return file.size > logoMaxBytes ? listingTexts.logoSize : null;
}
