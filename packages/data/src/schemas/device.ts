import { coerce, nullable, string } from 'superstruct';
import * as m from '#messages';

const deviceName = (name: string): string => {
  const [browser = '', system] = name.split(' on ');
  return system ? m.device_on({ browser, system }) : name;
};

/** Browser and system, such as "Firefox on Linux"; null for an unknown one. */
export const deviceStruct = nullable(coerce(string(), string(), deviceName));
