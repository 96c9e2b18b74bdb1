// Copies the pictures to the other storage while the backend runs: npm run storage -- --to s3
import { readEnvFile } from '../backend/envFile.js';
import { runScript } from './lib/runScript.mjs';

await runScript('backend/bin/storage.ts', readEnvFile);
