import { DataError } from '../schemas/dataError.ts';

/** Problems of fields get our names, so that a form finds them. */
export async function renamed<T>(call: Promise<T>, ourNameOf: (path: string) => string) {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const { code, reason, message, where, status, details, retryAfter } = error;
    const fields = error.fields.map((each) => ({ ...each, path: ourNameOf(each.path) }));
    const facts = { reason, message, where, details, retryAfter, fields, cause: error };
    throw new DataError(code, status === undefined ? facts : { ...facts, status });
  }
}
