// Comes with a server, and writes how each password is judged: the beginning of its hash names the work.
import { createRequire } from 'node:module';

interface Bcrypt {
  compare(password: string, hash: string): Promise<boolean>;
}

const plugin = import.meta.resolve('@strapi/plugin-users-permissions/strapi-server');
const bcrypt: Bcrypt = createRequire(plugin)('bcryptjs');
const { compare } = bcrypt;
bcrypt.compare = (password, hash) => {
  console.log(`judged ${password} by ${hash.slice(0, 7)}`);
  return compare(password, hash);
};
