export { server as default } from '../src/config.ts';
