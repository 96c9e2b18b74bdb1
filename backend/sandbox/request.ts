/** An error in the provider's format. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: { type: string; message: string } & Record<string, unknown>) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const badRequest = (message: string, param?: string, code?: string): ApiError =>
  new ApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });

export const missing = (what: string, id: string): ApiError =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  });

interface Tree {
  [key: string]: string | Tree;
}

const isTree = (value: string | Tree | undefined): value is Tree => typeof value === 'object';

const readTree = (entries: Iterable<[string, string]>): Tree => {
  const tree: Tree = Object.create(null);
  for (const [name, value] of entries) {
    const path = name.split(/[[\]]+/).filter((part, index) => part !== '' || index === 0);
    let at = tree;
    if (name.endsWith('[]')) path.push(String(Math.random()));
    for (const key of path.slice(0, -1)) {
      const inner = at[key];
      const next: Tree = isTree(inner) ? inner : Object.create(null);
      at[key] = next;
      at = next;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return tree;
};

/** Form-encoded parameters with brackets: `card[number]` is read as `card.number`. */
export class Params {
  private readonly tree: Tree;

  constructor(tree: Tree) {
    this.tree = tree;
  }

  static read(text: string): Params {
    return new Params(readTree(new URLSearchParams(text)));
  }

  private at(path: string): string | Tree | undefined {
    return path
      .split('.')
      .reduce<string | Tree | undefined>(
        (tree, key) => (isTree(tree) ? tree[key] : undefined),
        this.tree,
      );
  }

  has(path: string): boolean {
    return this.at(path) !== undefined;
  }

  /** An empty text unsets a field, as at the provider. */
  text(path: string): string | null {
    const value = this.at(path);
    return typeof value === 'string' && value !== '' ? value : null;
  }

  must(path: string): string {
    const value = this.text(path);
    if (value === null)
      throw badRequest(`Missing required param: ${path}.`, path, 'parameter_missing');
    return value;
  }

  number(path: string): number | null {
    const value = this.text(path);
    if (value === null) return null;
    if (!/^-?\d{1,15}$/.test(value)) throw badRequest(`Invalid integer: ${value}`, path);
    return Number(value);
  }

  flag(path: string): boolean {
    return this.text(path) === 'true';
  }

  words(path: string): string[] {
    const value = this.at(path);
    if (!isTree(value)) return [];
    return Object.values(value).filter((item) => typeof item === 'string');
  }

  /** The first object of a list. */
  first(path: string): Params {
    const value = this.at(path);
    const inner = isTree(value) ? Object.values(value)[0] : undefined;
    return new Params(isTree(inner) ? inner : Object.create(null));
  }

  /** Key-value pairs, such as metadata. */
  pairs(path: string): Record<string, string> {
    const value = this.at(path);
    if (!isTree(value)) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) =>
        typeof item === 'string' ? [[key, item]] : [],
      ),
    );
  }
}
