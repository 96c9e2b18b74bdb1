interface Server {
  close(closed: () => void): unknown;
  closeIdleConnections(): void;
}

/** Milliseconds between two looks for idle connections. */
const IDLE_CHECK = 50;

/** Milliseconds; in a shorter turn of the event loop hardly a connection arrives. */
const SHORT_TURN = 0.1;

/** Milliseconds to wait for a short turn. */
const PATIENCE = 1000;

/** One turn of the event loop, which accepts the connections that wait and reads what has arrived. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Accepts no new connections, and resolves once the calls in progress have their response.
 *
 * The system resets connections that still wait to be accepted, and a proxy does not repeat a POST that it sent on one.
 * So listening ends right after a short turn of the event loop. Idle connections are closed at the same point of a turn.
 */
export async function endServer(server: Server): Promise<void> {
  const start = performance.now();
  let last: number;
  do {
    last = performance.now();
    await turn();
  } while (performance.now() - last > SHORT_TURN && last - start < PATIENCE);
  await new Promise<void>((resolve) => {
    // A keep-alive connection becomes idle only after its response.
    const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_CHECK);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}
