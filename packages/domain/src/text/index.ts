export { cleanAddress, completeLink, isHost } from './address.ts';
export * from './authTexts.ts';
export * from './csv.ts';
export * from './factorTexts.ts';
export * from './fold.ts';
export * from './languages.ts';
export * from './link.ts';
export * from './texts.ts';
export * from './uploadTexts.ts';
