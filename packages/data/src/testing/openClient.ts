import { createClient } from '../client/client.ts';
import { DataError } from '../schemas/dataError.ts';
import { withHeldAnswers } from './holdAnswers.ts';
import { createMemoryBackend, type MemoryBackendOptions } from './memory/memoryBackend.ts';

/** A client of the backend in memory. */
export function openClient(options: MemoryBackendOptions = { as: 'vendor@portal.test' }) {
  const backend = createMemoryBackend(options);
  const { fetch, holdAnswers } = withHeldAnswers(backend.fetch);
  const client = createClient({ baseUrl: 'http://portal.test', fetch });
  const count = (call: string) => backend.calls.filter((made) => made === call).length;
  return { backend, client, count, holdAnswers };
}

/** How a call failed, in one word. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'no failure',
    (error: unknown) => (error instanceof DataError ? error.code : String(error)),
  );
}
