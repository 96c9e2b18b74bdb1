// Moves the records from SQLite to PostgreSQL while the backend is stopped: npm run database -- --to postgres
import { readEnvFile } from '../backend/envFile.js';
import { runScript } from './lib/runScript.mjs';

await runScript('backend/bin/database.ts', readEnvFile);
