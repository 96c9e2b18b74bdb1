import type { MemoryBackend } from '@portal/data/testing';

/** Lets the first such call reach the backend, and loses its answer on the way back. */
export const losingAnswer =
  (method: string, path: RegExp) =>
  (backend: MemoryBackend): void => {
    const { fetch } = backend;
    let lost = false;
    backend.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (lost || init?.method !== method || !path.test(String(input))) return answer;
      lost = true;
      throw new TypeError('Failed to fetch');
    };
  };
