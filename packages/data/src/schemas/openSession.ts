import { array, boolean, type Infer, nullable, object, string } from 'superstruct';

/** One device on which somebody is signed in. */
export const openSessionStruct = object({
  /** Stays the same as long as the session lasts. */
  id: string(),
  /** Browser and system, such as "Firefox on Linux". */
  device: nullable(string()),
  /** Whether it is the device that asks. */
  current: boolean(),
  signedInAt: string(),
  lastActiveAt: string(),
});

export type OpenSession = Infer<typeof openSessionStruct>;

export const openSessionsStruct = array(openSessionStruct);
