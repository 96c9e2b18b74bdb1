export { api as default } from '../src/config.ts';
