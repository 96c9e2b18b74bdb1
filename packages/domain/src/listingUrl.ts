import { type Collection, collections } from './collection.ts';

/** Reads `/apps/{slug or number}`: a number alone would not do, because apps and services number themselves. */
export function parseListingUrl(url: unknown): { type: Collection; address: string } | undefined {
  const [, named, address = ''] =
    typeof url === 'string' ? (/^\/(\w+)\/([^/\0]{1,200})\/?$/.exec(url) ?? []) : [];
  const type = collections.find((each) => each === named);
  return type && { type, address };
}
