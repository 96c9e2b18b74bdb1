export { BrandForm, type BrandFormProps } from './BrandForm.tsx';
export { fieldOf } from './brandValues.ts';
