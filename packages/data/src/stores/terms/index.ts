export { categoryOf, groupByCategory, type TermGroup } from './termsSelectors.ts';
export { createTermsStore, type TermsStore, type Whole } from './termsStore.ts';
