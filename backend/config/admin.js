export { admin as default } from '../src/config.ts';
