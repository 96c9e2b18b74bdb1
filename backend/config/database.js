export { database as default } from '../src/config.ts';
