// Kills the backend while it writes (`-- --rounds 100`, default 3), fills its disk and makes its data folder read-only.
import { runScript } from './lib/runScript.mjs';

await runScript('backend/tests/faults.ts');
