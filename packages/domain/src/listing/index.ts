export * from './collection.ts';
export * from './linkHealth.ts';
export * from './linkResults.ts';
export * from './listingFields.ts';
export * from './listingNames.ts';
export * from './readListing.ts';
export * from './status.ts';
export * from './termFields.ts';
