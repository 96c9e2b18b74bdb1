// Measures the backend: `npm run bench:backend`, or some parts: `npm run bench:backend -- calls memory --minutes 2`.
import { runScript } from '../lib/runScript.mjs';

await runScript('backend/bench/backend.ts');
