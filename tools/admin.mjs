// Prints a one-time link to become an owner: npm run admin -- EMAIL
import { readEnvFile } from '../backend/envFile.js';
import { runScript } from './lib/runScript.mjs';

await runScript('backend/bin/admin.ts', readEnvFile);
