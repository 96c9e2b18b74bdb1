export { CreateKeyDialog } from './CreateKeyDialog.tsx';
