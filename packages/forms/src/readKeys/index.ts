export { CreateKeyDialog } from './CreateKeyDialog.tsx';
export { KeysTable } from './KeysTable.tsx';
