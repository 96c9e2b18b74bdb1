export * from './featured.ts';
export { mergedSlugs } from './mergedTerms.ts';
