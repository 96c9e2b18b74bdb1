import { type ApiResponse, type Caller, callerOf } from '../tests/caller.ts';
import { searchWords } from './listings.ts';

export interface ScaleCall {
  what: string;
  call: () => Promise<ApiResponse>;
  /** Whether it is measured with eight callers as well. */
  frequent: boolean;
}

/** The number at a path of a response. */
const numberAt = async (caller: Caller, path: string, at: string): Promise<number> => {
  const response = await caller.get(path);
  const value = Number(response.at(at));
  if (response.status !== 200 || !(value > 0)) throw new Error(`${path}: no ${at}`);
  return value;
};

/** The last page of a list. */
const lastOf = async (caller: Caller, path: string): Promise<string> => {
  const pages = await numberAt(caller, path, 'meta.pagination.pageCount');
  return `${path}${path.includes('?') ? '&' : '?'}pagination[page]=${pages}`;
};

const industry = 'filters[industries][id][$eq]';
const newest = 'sort=updatedAt:desc';

/** What an admin's pages request; a final `:` requests the last page. */
const adminPaths = (facts: { app: number; account: number; name: string; industry: string }) => ({
  apps: '/apps',
  'apps, last page': `/apps?${newest}:`,
  'apps by oldest, last page': '/apps?sort=updatedAt:asc:',
  'apps by name': '/apps?sort=name:asc',
  'apps by name, last page': '/apps?sort=name:asc:',
  'apps by age, last page': '/apps?sort=createdAt:desc:',
  services: '/services',
  'services by name, last page': '/services?sort=name:asc:',
  'apps without a trial': `/apps?${newest}&missing=trial`,
  'apps without a trial, last page': `/apps?${newest}&missing=trial:`,
  'apps with a logo by name, last page': '/apps?sort=name:asc&missing=not.logo:',
  'apps of an industry without a trial': `/apps?${newest}&${industry}=1&missing=trial`,
  'apps of an industry': `/apps?${newest}&${industry}=1`,
  'apps of an industry, last page': `/apps?${newest}&${industry}=1:`,
  'apps of an industry by name': `/apps?sort=name:asc&${industry}=1`,
  'apps of a subcategory': `/apps?${newest}&filters[subcategories][id][$eq]=1`,
  'services of two terms': `/services?${newest}&${industry}=1&filters[locations][id][$eq]=1`,
  'services of a category': `/services?${newest}&filters[categories][id][$eq]=1`,
  'apps with a change': '/apps?revision=true',
  'apps without a change, last page': '/apps?revision=false:',
  'search, a name': `/apps?_q=${encodeURIComponent(facts.name)}`,
  'search, no hit': `/apps?_q=${searchWords.none}`,
  'search, a common word': `/apps?_q=${searchWords.common}`,
  'search, a common word, last page': `/apps?_q=${searchWords.common}:`,
  'search, two letters': '/apps?_q=ba',
  'search, a vendor': '/services?_q=vendor17@bench',
  'search in an industry': `/apps?_q=${searchWords.common}&${industry}=1`,
  'pending apps': '/pending/apps',
  'pending apps, last page': '/pending/apps:',
  'pending apps by name, last page': '/pending/apps?sort=name:asc:',
  'pending apps by status, then name': '/pending/apps?sort=status:asc,name:asc',
  'pending apps by status, then name, last page': '/pending/apps?sort=status:asc,name:asc:',
  'pending apps in review': '/pending/apps?state=pending',
  'declined apps': '/pending/apps?state=declined',
  'pending changes of apps': '/pending/apps?revision=true',
  'search, the name of an industry': `/apps?_q=${encodeURIComponent(facts.industry)}`,
  'search in pending apps': `/pending/apps?_q=${searchWords.common}`,
  'counts of the menu': '/me/counts',
  dashboard: '/analytics/overview',
  totals: '/analytics',
  registrations: '/analytics/users',
  industries: '/industries?pagination[pageSize]=100',
  categories: '/categories?pagination[pageSize]=100',
  subcategories: '/subcategories?pagination[pageSize]=100',
  'an industry': '/industries/1',
  'featurable apps, last page': '/industries/1/apps:',
  'search in featurable apps': `/industries/1/apps?_q=${searchWords.common}`,
  'an app': `/apps/${facts.app}`,
  'history of an app': `/apps/${facts.app}/events`,
  'views of an app': `/analytics/apps/${facts.app}?start_date=2026-10-22&end_date=2026-11-20`,
  'a vendor': `/vendors/${facts.account}`,
  'pending reviews': '/pending/reviews/apps',
  'pending reviews, last page': '/pending/reviews/apps:',
  reviews: '/reviews/apps',
  'reviews, last page': '/reviews/apps:',
  'all reviews, last page': '/reviews:',
  'reviews of an app': `/reviews/apps/${facts.app}`,
  'search in reviews, no hit': `/reviews/apps?_q=${searchWords.none}`,
  'search in reviews, a common word': `/reviews/apps?_q=${searchWords.common}`,
  'search in pending reviews, a common word': `/pending/reviews/apps?_q=${searchWords.common}`,
  'reviewed apps': '/reviewed/apps',
  'reviewed apps, last page': '/reviewed/apps:',
  'pending offers': '/pending/special-offers/apps',
  'offers, last page': '/special-offers/apps:',
  'offered apps': '/offered/apps',
  accounts: '/accounts',
  'accounts, last page': '/accounts:',
  'accounts by name, last page': '/accounts?sort=name:asc:',
  'accounts on a plan': '/accounts?plan=paid',
  'accounts without a plan, last page': '/accounts?plan=free:',
  'blocked accounts, last page': '/accounts?state=blocked:',
  'accounts of staff': '/accounts?role=owner',
  'accounts with a pending listing': '/accounts?pending=true',
  'accounts that joined in a month': '/accounts?joined_from=2026-10-01&joined_to=2026-10-31',
  'search in accounts, an email': '/accounts?_q=vendor17@bench',
  'search in accounts, no hit': `/accounts?_q=${searchWords.none}`,
  'search in accounts, a common word': '/accounts?_q=bench',
  'an account': `/accounts/${facts.account}`,
  'audit log': '/audit',
});

const vendorPaths = (facts: { app: number }) => ({
  'own apps': '/apps',
  'own apps by name': '/apps?sort=name:asc',
  'own services': '/services',
  'own apps of an industry': `/apps?${newest}&${industry}=1`,
  'own pending apps': '/pending/apps',
  'search in own apps': `/apps?_q=${searchWords.common}`,
  'search in own apps, no hit': `/apps?_q=${searchWords.none}`,
  'counts of the menu': '/me/counts',
  industries: '/industries?pagination[pageSize]=100',
  'an industry': '/industries/1',
  'an app': `/apps/${facts.app}`,
  'history of an app': `/apps/${facts.app}/events`,
  'reviewable apps': '/reviewable/apps',
  'reviewable apps, last page': '/reviewable/apps:',
  'reviewable apps, no hit': `/reviewable/apps?_q=${searchWords.none}`,
  'own reviews': '/me/reviews',
  'own offers': '/me/special-offers',
});

/** What a directory site requests; `slug` is that of an app. */
const sitePaths = (facts: { slug: string; industry: string }) => ({
  apps: '/directory/apps',
  'apps by name': '/directory/apps?sort=name',
  'apps of an industry': `/directory/apps?industry=${facts.industry}`,
  'apps, NZ owned': '/directory/apps?nz_owned=true',
  'apps rated 5': '/directory/apps?min_rating=5',
  'apps updated since': '/directory/apps?updated_since=2026-10-01T00:00:00Z',
  'search, a common word': `/directory/apps?q=${searchWords.common}`,
  'search, no hit': `/directory/apps?q=${searchWords.none}`,
  'facets of apps': '/directory/facets/apps',
  'facets of an industry': `/directory/facets/apps?industry=${facts.industry}`,
  'facets of a search': `/directory/facets/apps?q=${searchWords.common}`,
  'an app': `/directory/apps/${facts.slug}`,
  industries: '/directory/industries',
  'an industry': `/directory/industries/${facts.industry}`,
});

const often = new Set([
  ...['apps', 'apps by name, last page', 'apps of an industry', 'search, a common word'],
  ...['pending apps', 'counts of the menu', 'dashboard', 'industries', 'an industry', 'an app'],
  ...['own apps', 'own pending apps', 'pending reviews', 'reviewable apps'],
]);

/** Every read whose cost may depend on the number of listings, as an admin and as a vendor. */
export const scaleCalls = async (admin: Caller, vendor: Caller): Promise<ScaleCall[]> => {
  const app = await numberAt(vendor, '/apps', 'data.0.id');
  const account = await numberAt(vendor, '/apps', 'data.0.account.id');
  const name = String((await vendor.get('/apps')).at('data.0.name'));
  const industry = String((await admin.get('/industries/1')).at('data.slug'));
  const slug = String((await vendor.get('/apps')).at('data.0.slug'));
  const scopes = ['listings.read', 'reviews.read', 'offers.read'];
  const named = await admin.get('/industries/1');
  const key = await admin.post('/keys', { data: { name: 'Bench', scopes } });
  const site = callerOf(admin.url, String(key.at('data.secret')));
  const callsOf = async (who: string, caller: Caller, paths: Record<string, string>) => {
    const calls: ScaleCall[] = [];
    for (const [what, path] of Object.entries(paths)) {
      const asked = path.endsWith(':') ? await lastOf(caller, path.slice(0, -1)) : path;
      const frequent = often.has(what);
      calls.push({ what: `${who}: ${what}`, frequent, call: () => caller.get(asked) });
    }
    return calls;
  };
  return [
    ...(await callsOf(
      'admin',
      admin,
      adminPaths({ app, account, name, industry: String(named.at('data.name')) }),
    )),
    ...(await callsOf('site', site, sitePaths({ slug, industry }))),
    ...(await callsOf('vendor', vendor, vendorPaths({ app }))),
  ];
};
