export { Logo, type LogoProps, type LogoSize, logoSizes } from './Logo.tsx';
export { type PictureSource, pictureSrcSet, pictureWidths } from './pictureSources.ts';
