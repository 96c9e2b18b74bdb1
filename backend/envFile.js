import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Settings from the file `.env` in the project's folder, when there is one. What the environment says already counts more. */
export const readEnvFile = () => {
  const file = fileURLToPath(new URL('../.env', import.meta.url));
  if (!existsSync(file)) return;
  if (!process.loadEnvFile) {
    throw new Error(
      `Node ${process.versions.node} cannot read .env. Install Node 20.12 or newer, or set these settings in the environment.`,
    );
  }
  process.loadEnvFile(file);
};
