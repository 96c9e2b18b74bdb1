import { availableParallelism } from 'node:os';

/** Workers of a Vitest run: half the cores, since `npm test` runs two parts at a time and each worker loads all modules and starts servers of its own. */
export const workers = Math.max(1, Math.floor(availableParallelism() / 2));
