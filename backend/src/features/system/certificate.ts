import { isIP } from 'node:net';
import { connect } from 'node:tls';

const HOUR = 3_600_000;
const CONNECT_WITHIN = 10_000;

/** When the certificate at an https address expires, in milliseconds since 1970. Also of one that is no longer valid. */
export const readCertificateEnd = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({
      host,
      port: Number(port) || 443,
      timeout: CONNECT_WITHIN,
      ...(isIP(host) ? {} : { servername: host }),
      // Nothing is sent, and only its date is read.
      rejectUnauthorized: false,
    });
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error('The address does not respond.')));
    socket.once('error', reject);
  });

/** Returns a function that reads it at most once an hour; null for http, and while it cannot be read. */
export const createCertificateReader = (address: string, read = readCertificateEnd) => {
  let end: number | null = null;
  let due = 0;
  return async (): Promise<number | null> => {
    if (!address.startsWith('https:')) return null;
    if (Date.now() >= due) {
      end = await read(address).catch(() => null);
      due = end === null ? 0 : Date.now() + HOUR;
    }
    return end;
  };
};
