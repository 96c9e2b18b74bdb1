import { unknown } from 'superstruct';
import { type OpenSession, openSessionsStruct } from '../schemas/openSession.ts';
import * as endpoints from './endpoints.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** Where the person is signed in. Every call rejects with a `DataError`. */
export interface SessionsApi {
  /** Where the user is signed in, this device first. */
  list(options?: SendOptions): Promise<OpenSession[]>;
  /** Signs one device out. */
  end(id: string): Promise<void>;
  /** Signs out every device but this one. */
  endOthers(): Promise<void>;
}

export function createSessionsApi(request: Request): SessionsApi {
  return {
    list: (options) => request(endpoints.openSessions(), openSessionsStruct, options),
    async end(id) {
      await request(endpoints.endSession(id), unknown());
    },
    async endOthers() {
      await request(endpoints.endOtherSessions(), unknown());
    },
  };
}
