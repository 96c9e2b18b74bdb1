export { extendUsersPermissions as default } from './extend.ts';
