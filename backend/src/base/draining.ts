const asked = new AbortController();

/**
 * Aborted once the server is asked to stop. For `DRAIN_SECONDS` it then still answers calls, each of which closes its
 * connection, while `/_ready` tells proxies to choose another instance.
 */
export const draining: AbortSignal = asked.signal;

export const startDraining = (): void => asked.abort();
