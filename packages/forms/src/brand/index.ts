export { BrandForm, type BrandFormProps } from './BrandForm.tsx';
export { fieldOf, languagesInWords } from './brandValues.ts';
