export * from './featured.ts';
export { termService } from './terms.ts';
