import { coerce, nullable, string } from 'superstruct';

/** In the language of the build, which translates the template. */
const deviceName = (name: string): string => {
  const [browser, system] = name.split(' on ');
  return system ? `${browser} on ${system}` : name;
};

/** Browser and system, such as "Firefox on Linux"; null for an unknown one. */
export const deviceStruct = nullable(coerce(string(), string(), deviceName));
