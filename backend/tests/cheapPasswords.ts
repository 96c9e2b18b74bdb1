// Comes with the servers of tests: hashes a password with little work, which is most of the time of a sign-in.
import { createRequire } from 'node:module';

type Hash = (password: string, workOrSalt: number | string, ...rest: unknown[]) => unknown;

const plugin = import.meta.resolve('@strapi/plugin-users-permissions/strapi-server');
const bcrypt: { hash: Hash; hashSync: Hash } = createRequire(plugin)('bcryptjs');
// A comparison hands on the salt of a hash.
const cheap =
  (hash: Hash): Hash =>
  (password, given, ...rest) =>
    hash(password, typeof given === 'number' ? 4 : given, ...rest);
bcrypt.hash = cheap(bcrypt.hash);
bcrypt.hashSync = cheap(bcrypt.hashSync);
