export { middlewares as default } from '../src/config.ts';
