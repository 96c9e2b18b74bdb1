export { app as default } from './app.ts';
