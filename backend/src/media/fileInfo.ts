import { isRecord } from '../body.ts';
import { invalid } from '../refusal.ts';

type FileInfo = Record<string, unknown>;

const notValid = () => {
  const message = 'fileInfo is not valid';
  return invalid(message, [{ path: ['fileInfo'], message }]);
};

const parse = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    throw notValid();
  }
};

/** What a form says about its pictures, in their order: a field `fileInfo` for each, or one with a list of them. */
export const fileInfoOf = (form: FormData): FileInfo[] =>
  form
    .getAll('fileInfo')
    .flatMap((text) => parse(text))
    .map((info) => {
      if (!isRecord(info)) throw notValid();
      return info;
    });
