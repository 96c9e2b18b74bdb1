import { setImmediate } from 'node:timers/promises';

/**
 * Lets calls and the start of the server continue between two batches of work. On SQLite every statement ends within the same
 * turn of the event loop, so without it they would wait for all batches.
 */
export const nextTurn = (): Promise<void> => setImmediate();
