export { KeyHelp, type KeyHelpProps } from './KeyHelp.tsx';
