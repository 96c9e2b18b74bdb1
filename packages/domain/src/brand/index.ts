export * from './brand.ts';
export * from './brandNames.ts';
export * from './readBrand.ts';
