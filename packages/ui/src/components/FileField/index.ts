export type { ChosenFile } from './FileAbout.tsx';
export { FileField, type FileFieldProps } from './FileField.tsx';
