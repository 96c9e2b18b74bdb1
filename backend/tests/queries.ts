import type { Caller } from './caller.ts';

export const queries = [
  'filters[account][email]=x',
  'filters[author][password][$startsWith]=a',
  'filters[id]=x',
  'filters[id][$in]=x',
  'filters[createdAt][$gt]=never',
  'filters[name][$between]=a',
  'filters[name][$nope]=a',
  'filters[name]=%00',
  'filters[$and][0][$or]=1',
  `filters${'[$not]'.repeat(30)}[name]=a`,
  'filters=1',
  'filters[__proto__][admin]=true',
  'filters[constructor]=1',
  'sort=password',
  'sort=constructor',
  'sort[a][b]=c',
  'sort=account.email',
  'pagination[page]=0',
  'pagination[page]=99999999999',
  'pagination[pageSize]=-1',
  'pagination[pageSize]=x',
  '_q[a]=b',
  '_q=%00',
  'locale=nowhere',
  'publicationState=gone',
  'status[a]=b',
  'populate=a b',
  `populate${'[a]'.repeat(12)}=b`,
];

/** Comparisons that Strapi accepts and databases fail on. */
export const comparisons = [
  'filters[revision_of][id]=1',
  'filters[name][$or]=a',
  'filters[name][$jsonSupersetOf]=1',
  'filters[id][$contains]=1',
  'filters[createdAt][$startsWith]=2026',
  'filters[createdAt][$gt]=1.5',
  'filters[createdAt][$lt]=2026-02-30',
  'filters[industries][$not][$eq]=1',
  'filters[industries][$ne]=1&filters[industries][$eq]=2',
  'filters[name][$CONTAINS]=a',
];

/** Status, data and rejected parameter of a list. */
export const resultOf = async (caller: Caller, query: string): Promise<unknown[]> => {
  const { status, at } = await caller.get(`/pending/apps?${query}`);
  return [status, at('data'), at('error.details.errors.0.path.0')];
};
export const rejectionOf = (query: string) => [400, null, query.split(/[[=]/)[0]];
