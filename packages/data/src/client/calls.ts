import { type Call, type Calls, fillPath, type ParamsOf } from '@portal/domain';
import type { Request } from './request.ts';
import type { Endpoint, Method, SendOptions } from './send.ts';
import type { Shape } from './shapes.ts';

/** The values of the path, and what else is sent. */
type Values<C extends Call> = ParamsOf<C, string | number> & {
  query?: URLSearchParams | undefined;
  body?: unknown;
};

/** A call with its values, which are escaped, ready to be sent. */
export function endpointOf<C extends Call>(call: C, values: Values<C>): Endpoint;
export function endpointOf(
  [call, action]: Call,
  { query, body, ...params }: Omit<Values<Call>, never>,
): Endpoint {
  const [methods, path = ''] = call.split(' ');
  return {
    method: methods?.split('|')[0] as Method,
    path: fillPath(path, (name) => encodeURIComponent(String(Object(params)[name]))),
    ...{ query, body },
    ...(action === 'session.open' ? { open: true } : {}),
  };
}

/** The shape of the response of each call of an area. */
export type Shapes<C extends Calls> = { readonly [Name in keyof C]: Shape<unknown> };

type Client<C extends Calls, S extends Shapes<C>> = {
  readonly [Name in keyof C]: (
    values: Values<C[Name]>,
    options?: SendOptions,
  ) => ReturnType<S[Name]['read']>;
};

/** The calls of an area as functions, which return their decoded responses. */
export function createCalls<C extends Calls, const S extends Shapes<C>>(
  request: Request,
  calls: C,
  shapes: S,
): Client<C, S>;
export function createCalls(request: Request, calls: Calls, shapes: Shapes<Calls>): object {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (values: object, options?: SendOptions) =>
        shapes[name]?.read(request, endpointOf(call, values), options),
    ]),
  );
}
