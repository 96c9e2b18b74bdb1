// Copies the data folder while the backend runs: npm run backup -- FOLDER
import { readEnvFile } from '../backend/envFile.js';
import { runScript } from './lib/runScript.mjs';

await runScript('backend/bin/backup.ts', readEnvFile);
