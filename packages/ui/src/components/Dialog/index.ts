export { Dialog, type DialogProps, type DialogSize, dialogSizes } from './Dialog.tsx';
