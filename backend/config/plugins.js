export { plugins as default } from '../src/config.ts';
