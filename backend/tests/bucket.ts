import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import { startFauxqs } from 'fauxqs';

const name = 'pictures';
const host = '127.0.0.1';

/** An S3 server in memory with a bucket, behind a proxy that can be down or hold uploads. It checks no signatures. */
export const startBucket = async () => {
  const s3 = await startFauxqs({ port: 0, host, logger: false });
  s3.createBucket(name);
  let uploads = Infinity;
  let onHeld = (): void => undefined;
  const proxy = createServer((request, response) => {
    if (request.method === 'PUT') uploads -= 1;
    if (uploads < 0) return onHeld();
    const { method, url: path, headers } = request;
    const asked = forward({ host, port: s3.port, method, path, headers }, (found) => {
      response.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  const goUp = async (port: number): Promise<number> => {
    proxy.listen(port, host);
    await once(proxy, 'listening');
    const address = proxy.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const goDown = async (): Promise<void> => {
    const closed = once(proxy, 'close');
    proxy.close();
    proxy.closeAllConnections();
    await closed;
  };
  const port = await goUp(0);
  return {
    settings: {
      S3_BUCKET: name,
      S3_ENDPOINT: `http://${host}:${port}`,
      S3_ACCESS_KEY_ID: 'key-of-the-test',
      S3_SECRET_ACCESS_KEY: 'secret-of-the-test',
    },
    goDown,
    goUp: () => goUp(port),
    /** Responds to no upload after so many, and calls back for each. */
    holdAfter(count: number, callback: () => void = () => undefined): void {
      uploads = count;
      onHeld = callback;
    },
    async stop(): Promise<void> {
      if (proxy.listening) await goDown();
      await s3.stop();
    },
  };
};
