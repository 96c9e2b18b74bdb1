export { DialogError, type DialogErrorProps } from './DialogError.tsx';
