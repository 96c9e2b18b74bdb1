import type { MemoryBackend } from '@portal/data/testing';

const losing =
  (arrives: boolean) =>
  (method: string, path: RegExp) =>
  (backend: MemoryBackend): void => {
    const { fetch } = backend;
    let lost = false;
    backend.fetch = async (input, init) => {
      if (lost || init?.method !== method || !path.test(String(input))) return fetch(input, init);
      lost = true;
      if (arrives) await fetch(input, init);
      throw new TypeError('Failed to fetch');
    };
  };

/** Lets the first such call reach the backend, and loses its answer on the way back. */
export const losingResponse = losing(true);

/** Loses the first such call on its way there. */
export const losingCall = losing(false);
