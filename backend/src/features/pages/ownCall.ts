import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { UserRow } from '../../base/actor.ts';
import type { Strapi } from '../../base/registry.ts';
import { readAs } from '../sign-in/index.ts';

const nowhere = () => new Writable({ write: (_part, _encoding, done) => done() }) as Socket;

/**
 * The JSON with which this server answers a GET of a user, whose session the caller has checked; undefined for an error, and for
 * an answer that is not sent whole. The call passes all checks, like any other, but needs no connection and no token.
 */
export const callOwn = (
  strapi: Strapi,
  user: UserRow,
  address: string,
): Promise<string | undefined> =>
  new Promise((resolve) => {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      method: 'GET',
      url: address,
      headers: { host: 'localhost', accept: 'application/json' },
    });
    const response = new ServerResponse(request);
    response.assignSocket(nowhere());
    const { end } = response;
    const answered = (text?: unknown) => {
      end.call(response, text, 'utf8');
      response.once('finish', () => response.emit('close'));
      resolve(response.statusCode === 200 && text !== undefined ? String(text) : undefined);
      return response;
    };
    const write = () => {
      response.destroy();
      return false;
    };
    response.once('close', () => resolve(undefined));
    Object.assign(response, { end: answered, write });
    readAs(user, request);
    strapi.server.httpServer.emit('request', request, response);
  });
