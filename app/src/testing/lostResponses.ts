import type { MemoryBackend } from '@portal/testing';

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

/** Lets the first matching call reach the backend and drops its response. */
export const losingResponse = losing(true);

/** Drops the first matching call before it reaches the backend. */
export const losingCall = losing(false);
