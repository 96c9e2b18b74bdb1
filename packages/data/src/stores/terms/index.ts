export { categoryOf, groupByCategory, type TermGroup } from './termsSelectors.ts';
export { createTermsStore, type TermsStore } from './termsStore.ts';
