// Loaded into test servers, which run in `backend`: makes password hashes cheap, which saves most of the time of a sign-in.
// With LOG_HASHES it logs each comparison instead; the first characters of a hash are its cost.
import { createRequire } from 'node:module';

type Hash = (password: string, workOrSalt: number | string, ...rest: unknown[]) => unknown;

interface Bcrypt {
  hash: Hash;
  hashSync: Hash;
  compare(password: string, hash: string): Promise<boolean>;
}

const require = createRequire(`${process.cwd()}/`);
const plugin = require.resolve('@strapi/plugin-users-permissions/strapi-server');
const bcrypt: Bcrypt = createRequire(plugin)('bcryptjs');
if (process.env.LOG_HASHES) {
  const { compare } = bcrypt;
  bcrypt.compare = (password, hash) => {
    console.log(`compared ${password} with ${hash.slice(0, 7)}`);
    return compare(password, hash);
  };
} else {
  // A comparison passes the salt of a hash.
  const cheap =
    (hash: Hash): Hash =>
    (password, given, ...rest) =>
      hash(password, typeof given === 'number' ? 4 : given, ...rest);
  bcrypt.hash = cheap(bcrypt.hash);
  bcrypt.hashSync = cheap(bcrypt.hashSync);
}
