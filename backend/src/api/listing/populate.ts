const person = { select: ['id', 'first_name', 'last_name', 'email'] };
const term = { select: ['id', 'name', 'slug'] };

/** What belongs to a row of each type, as far as answers and writes need it. */
export const populate = {
  apps: {
    logo: true,
    account: person,
    author: person,
    industries: term,
    subcategories: { ...term, populate: { category: { select: ['id', 'name'] } } },
  },
  services: {
    logo: true,
    account: person,
    author: person,
    industries: term,
    categories: term,
    locations: term,
    // Asked for in the statement, `revision_of: null` has SQLite begin with all apps there are; the answer leaves the others out.
    apps: { select: [...term.select, 'revision_of'] },
    team_members: { populate: { photo: true } },
  },
} as const;
