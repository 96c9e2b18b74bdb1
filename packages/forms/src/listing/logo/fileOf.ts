import type { LogoValue } from './pictureValue.ts';

/** A stored picture as a file field shows it. */
export const fileOf = ({ name, url, size, width, height }: LogoValue) => ({
  name,
  url,
  size: size ?? undefined,
  width: width ?? undefined,
  height: height ?? undefined,
});
