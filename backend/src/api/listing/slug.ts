const UNNAMED = 'untitled';

/** `Kōwhai Books & Co.` becomes `kowhai-books-co`. Never digits alone: those are ids in an address. */
export const slugBase = (name: string, single: string): string => {
  const base = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  if (base === '') return name.trim() === '' ? UNNAMED : single;
  return /^\d+$/.test(base) ? `${single}-${base}` : base;
};

/** The first of `base`, `base-2`, `base-3` … that nobody has. */
export const freeSlug = (base: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(base)) return base;
  let count = 2;
  while (taken.has(`${base}-${count}`)) count += 1;
  return `${base}-${count}`;
};

/** A draft gets its address when it gets its name. */
export const isUnnamed = (slug: string | null): boolean =>
  slug === null || /^untitled(-\d+)?$/.test(slug);
