export { extendUsersPermissions as default } from '../../features/sign-in/extend.ts';
