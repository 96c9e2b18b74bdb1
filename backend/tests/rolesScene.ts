import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportKind } from '@portal/domain';
import { namesOf, type RecordKind, recordKinds, recordOf } from '@portal/domain';
import { sampleRecord } from '@portal/testing';
import type { Knex } from 'knex';
import { billingClientOf } from './billing.ts';
import { type ApiResponse, type Caller, call, callerOf, pictureForm } from './caller.ts';
import { emptyBulkEdit, failedRow, targets } from './importCalls.ts';
import { groups, type Role, roles, type Subject, shared } from './roleRow.ts';
import { type Backend, openDatabase } from './startBackend.ts';

const well = (response: ApiResponse): ApiResponse => {
  if (response.status >= 300) throw new Error(`The scene could not be created: ${response.text}`);
  return response;
};

/** The card provider's sandbox, as the page and its operators use it. */
const addTestCard = ({ url }: Backend) => {
  const { provider, tokenOf, addCard } = billingClientOf(() => url);
  return {
    newCard: () => tokenOf('4242424242424242'),
    addCard: (who: Caller) => addCard(who),
    async subscribe(
      who: Caller,
      product: 'premium' | 'premium-trial',
      price: string,
    ): Promise<string> {
      const paymentMethod = String((await who.get('/me/stripe')).at('payment'));
      const requestedPlan = { paymentMethod, product, price };
      return String(well(await who.post('/me/stripe/subscriptions', requestedPlan)).at('id'));
    },
    end: (subscription: string) => provider('DELETE', `/v1/subscriptions/${subscription}`),
  };
};

/** What the server sends only by email or to the card provider, made with its secret. */
const readSecrets = async ({ dataDir }: Backend, sql: Knex) => {
  const secret = (await readFile(join(dataDir, 'secret'), 'utf8')).trim();
  const keyFor = (purpose: string) =>
    createHmac('sha256', secret).update(purpose).digest('base64url');
  const timestamp = String(Date.now());
  return {
    timestamp,
    confirmationOf: (user: number | undefined, email: string): string =>
      createHmac('sha256', keyFor('confirmations'))
        .update(`${user}.${timestamp}.${email}`)
        .digest('base64url'),
    /** A code as in the email for a lost password. */
    async codeOf(email: string): Promise<string> {
      const code = `${(Date.now() + 600_000).toString(36)}.of ${email}`;
      const reset_password_token = createHash('sha256').update(code).digest('hex');
      await sql('up_users').where({ email }).update({ reset_password_token });
      return code;
    },
    signatureOf(body: unknown): Record<string, string> {
      const time = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', `whsec_${keyFor('sandbox webhook')}`)
        .update(`${time}.${JSON.stringify(body)}`)
        .digest('hex');
      return { 'stripe-signature': `t=${time},v1=${signature}` };
    },
  };
};

/** Part of every text of other users, which responses must not contain. */
export const CANARY = 'canary';
/** Part of every internal note. */
export const SECRET = 'between-admins';

/** `organizer` is an admin without cells who creates records for the others. */
type Owner = Role | 'stranger' | 'organizer';
export type Relation = 'own' | 'foreign' | 'missing' | 'there';

interface Target {
  id: string | number;
  slug?: string;
  version: number;
  /** An event of a listing, which has a version. */
  event?: number;
  /** A message of its owner about a listing. */
  message?: number;
}

export const missing: Target = { id: 987_654, slug: 'nowhere', version: 1 };
const password = 'a long password';
const emailOf = (who: Owner) => `${who === 'stranger' ? CANARY : who}@roles.test`;

const uniqueName = (() => {
  let count = 0;
  return (text: string) => `${text} ${++count}`;
})();

/** Creates a user per role, a stranger, and their records when a cell needs one. */
export const setScene = async (backend: Backend) => {
  const { url } = backend;
  const sql = openDatabase(backend);
  const people: Owner[] = [...roles.filter((role) => role !== 'visitor'), 'stranger', 'organizer'];
  const accounts = new Map<Owner, number>();
  const users = new Map<Owner, number>();

  const signIn = async (who: Owner): Promise<Caller> => {
    const body = { identifier: emailOf(who), password };
    const response = await call(url, 'POST', '/auth/local', { body });
    if (response.status !== 200) throw new Error(`${who} cannot sign in: ${response.text}`);
    return callerOf(url, String(response.at('jwt')), response.cookie);
  };

  for (const who of people) {
    const email = emailOf(who);
    const name = who === 'stranger' ? CANARY : who;
    const body = { username: email, email, password, first_name: name, last_name: name };
    await call(url, 'POST', '/auth/local/register', { body });
    const user = await sql('up_users').where({ email }).first('id', 'account_id');
    users.set(who, user.id);
    accounts.set(who, user.account_id);
  }
  const set = (who: Owner, change: object) =>
    sql('up_users')
      .where({ email: emailOf(who) })
      .update(change);
  for (const who of people) await set(who, { confirmed: true });
  for (const who of ['staff', 'organizer'] as const) await set(who, { staff: true });
  await set('super', { super: true });
  for (const role of ['editor', 'finance', 'support'] as const)
    await set(role, { staff: true, staff_roles: role });
  const callers = new Map<Owner, Caller>();
  for (const who of people) callers.set(who, await signIn(who));
  await set('unconfirmed', { confirmed: false });
  await set('blocked', { blocked: true });
  const as = (who: Owner): Caller => callers.get(who) ?? callerOf(url, '');
  const admin = as('organizer');
  const testCard = addTestCard(backend);
  const secrets = await readSecrets(backend, sql);
  const plans = await admin.get('/stripe/products');
  const annually = String(plans.at('annually.id'));
  const payers = ['free', 'lapsed', 'trial', 'paid', ...groups.admin, 'stranger'] as const;
  for (const who of payers) await testCard.addCard(as(who));
  await testCard.subscribe(as('trial'), 'premium-trial', annually);
  for (const who of ['paid', 'stranger'] as const)
    await testCard.subscribe(as(who), 'premium', annually);
  await testCard.end(await testCard.subscribe(as('lapsed'), 'premium', annually));
  // Read once, so that the end is stored before its event arrives.
  await as('lapsed').get('/me/stripe/subscriptions');

  const words = (owner: Owner) => {
    const text = owner === 'stranger' ? CANARY : `of ${owner}`;
    return { name: uniqueName(text), summary: text, description: text, pricing: text, note: text };
  };

  const insertImport = async (owner: Owner, values: object): Promise<Target> => {
    const row = { ...emptyBulkEdit, ...values, user_id: users.get(owner), created: Date.now() };
    const [{ id }] = await sql('imports').insert(row).returning('id');
    await sql('import_rows').insert(failedRow(id, words(owner).summary));
    return { id, version: 0 };
  };

  const insertFile = (owner: Owner, listing_type: ImportKind) =>
    insertImport(owner, {
      listing_type,
      format: 'csv',
      scope: null,
      columns: JSON.stringify(targets.map(() => ({ name: CANARY, samples: [] }))),
    });

  const listing = async (owner: Owner, type: string, status: string): Promise<Target> => {
    const link = owner === 'stranger' ? `https://${CANARY}.example` : 'https://role.example';
    const data = {
      ...words(owner),
      link,
      status,
      account: accounts.get(owner),
      internal_note: SECRET,
    };
    const response = await admin.post(`/${type}`, { data });
    const found = (name: string) => response.at(`data.${name}`);
    const id = Number(found('id'));
    const [made] = await sql('events').where({ listing_type: type, listing_id: id }).select('id');
    const message = { about: `${type}/${id}`, author_id: users.get(owner), author_admin: 0 };
    const [sent] = await sql('listing_messages')
      .insert({ ...message, author_name: owner, text: words(owner).note, created_at: Date.now() })
      .returning('id');
    const slug = String(found('slug'));
    const ids = { event: Number(made.id), message: Number(sent.id) };
    return { id, slug, version: Number(found('version')), ...ids };
  };

  /** Deleted by its own vendor. */
  const deleted = async (owner: Owner, type: 'apps' | 'services'): Promise<Target> => {
    const made = await listing(owner, type, 'APPROVED');
    well(await admin.delete(`/${type}/${made.id}`));
    const of = { kind: type, record_id: made.id };
    await sql('trash')
      .where(of)
      .update({ deleted_by: users.get(owner) });
    return made;
  };

  /** Inserts a row about a listing, because some cannot be created by a call for another user. */
  const hang = async (owner: Owner, table: string, values: object): Promise<Target> => {
    const { id: app_id } = await listing(owner, 'apps', 'APPROVED');
    const now = new Date();
    const row = {
      version: 1,
      ...values,
      app_id,
      document_id: uniqueName('row'),
      created_at: now,
      updated_at: now,
    };
    const [{ id }] = await sql(table).insert(row).returning('id');
    return { id, version: 0 };
  };

  const media = async (owner: Owner): Promise<Target> => {
    const response = await as(owner).post('/upload', await pictureForm(words(owner).name));
    return { id: Number(response.at('0.id')), version: 0 };
  };

  const session = async (owner: Owner): Promise<Target> => {
    const other = await signIn(owner);
    const found = await other.get('/auth/sessions');
    return { id: String(found.at('0.id')), version: 0 };
  };

  const offer = (owner: Owner, more: object = {}) => {
    const { name: title, summary: description } = words(owner);
    const text = { title, description, label: description, link: 'https://offer.example' };
    return hang(owner, 'special_offers', {
      ...text,
      status: 'PENDING',
      author_id: users.get(owner),
      ...more,
    });
  };

  const recordMakers = recordOf(
    recordKinds.map(({ one }) => one),
    (one) => async () => {
      const kind: RecordKind = recordKinds.find((each) => each.one === one) ?? recordKinds[0];
      const isText = (name: string) => name !== 'name' && kind.fields[name]?.kind !== 'choice';
      const texts = namesOf(kind.fields).filter(isText);
      const values = {
        ...sampleRecord(kind, uniqueName(one)),
        ...recordOf(texts, () => CANARY),
      };
      const row = { ...values, key: values.name, version: 1, updated_at: Date.now() };
      const [{ id }] = await sql(kind.table ?? kind.many)
        .insert({ ...row, updated_by: CANARY })
        .returning('id');
      return { id, version: 1 };
    },
  );
  const makers: Record<Subject, (owner: Owner) => Promise<Target>> = {
    app: (owner) => listing(owner, 'apps', 'APPROVED'),
    service: (owner) => listing(owner, 'services', 'APPROVED'),
    pendingApp: (owner) => listing(owner, 'apps', 'PENDING'),
    deletedApp: (owner) => deleted(owner, 'apps'),
    deletedService: (owner) => deleted(owner, 'services'),
    pendingService: (owner) => listing(owner, 'services', 'PENDING'),
    deletedReview: async (owner) => {
      const made = await makers.review(owner);
      well(await admin.delete(`/reviews/${made.id}`));
      return made;
    },
    review: (owner) =>
      hang(owner, 'reviews', {
        rating: 4,
        comment: words(owner).summary,
        status: 'PENDING',
        author_id: users.get(owner),
      }),
    received: (owner) =>
      hang(owner, 'reviews', {
        rating: 4,
        comment: words(owner).summary,
        status: 'APPROVED',
        reply_proposal: words(owner).summary,
        reply_status: 'PENDING',
        reply_version: 1,
        report_reason: 'spam',
        report_account: 0,
        report_open: true,
        reported_at: new Date(),
        author_id: users.get(owner),
      }),
    offer,
    askedOffer: (owner) => {
      const at = new Date().toISOString();
      const request = { at, open: true, message: words(owner).summary, remarks: [] };
      return offer(owner, { asked: true, request: JSON.stringify(request) });
    },
    account: async (owner) => ({ id: accounts.get(owner) ?? 0, version: 0 }),
    user: async (owner) => {
      const own = users.get(owner);
      if (own !== undefined && owner !== 'stranger') return { id: own, version: 0 };
      const name = uniqueName(CANARY);
      const email = `${name.replace(' ', '-')}@users.test`;
      const now = new Date();
      const row = {
        email,
        username: email,
        first_name: name,
        last_name: name,
        provider: 'local',
        document_id: name,
        confirmed: false,
        blocked: false,
        created_at: now,
        updated_at: now,
      };
      const [{ id }] = await sql('up_users').insert(row).returning('id');
      return { id, version: 0 };
    },
    media,
    import: async (owner) => {
      const form = new FormData();
      const { name, summary } = words(owner);
      form.append('files', new File([`Name,Link\n${name},${summary}`], `${name}.csv`));
      const id = Number((await as(owner).post('/imports/apps', form)).at('data.id'));
      await sql('import_rows').insert(failedRow(id, summary));
      return { id, version: 0 };
    },
    bulkEdit: (owner) => insertImport(owner, {}),
    termImport: (owner) => insertFile(owner, 'locations'),
    accountImport: (owner) => insertFile(owner, 'accounts'),
    reviewImport: (owner) => insertFile(owner, 'reviews'),
    session,
    savedView: async (owner) => {
      const row = { list: '/apps/active', name: uniqueName('View'), query: 'search=harbour' };
      const values = { ...row, user_id: users.get(owner), created_at: Date.now() };
      const [{ id }] = await sql('saved_views').insert(values).returning('id');
      return { id, version: 0 };
    },
    sharedView: async () => {
      const row = { list: '/apps/active', name: uniqueName(CANARY), query: 'search=harbour' };
      const shared = { user_id: users.get('organizer'), shared_with: 'staff' };
      const values = { ...row, ...shared, created_at: Date.now() };
      const [{ id }] = await sql('saved_views').insert(values).returning('id');
      return { id, version: 0 };
    },
    card: async (owner) => ({ id: await testCard.addCard(as(owner)), version: 0 }),
    ...recordMakers,
    key: async () => {
      const key = { name: 'Role', hint: 'dir_', hash: uniqueName('hash'), created_by: CANARY };
      const row = { ...key, scopes: 'listings.read', origins: '', created_at: Date.now() };
      const [{ id }] = await sql('read_keys').insert(row).returning('id');
      return { id, version: 0 };
    },
    webhook: async () => {
      const row = { url: 'http://localhost:9', description: CANARY, types: '', secret: '' };
      const values = { ...row, created_at: Date.now(), created_by: CANARY };
      const [{ id }] = await sql('webhook_endpoints').insert(values).returning('id');
      return { id, version: 0 };
    },
    delivery: async () => {
      const { id: endpoint_id } = await makers.webhook('stranger');
      const row = { endpoint_id, message: 'msg', type: 'ping', record: CANARY, body: CANARY };
      const finished = { state: 'failed', tries: 1, next: 0, created_at: 0, done_at: Date.now() };
      const [{ id }] = await sql('webhook_deliveries')
        .insert({ ...row, ...finished })
        .returning('id');
      return { id, version: 0 };
    },
    'deleted industry': () => deletedTerm('industries'),
    'deleted location': () => deletedTerm('locations'),
    'deleted category': () => deletedTerm('categories'),
    'deleted subcategory': () => deletedTerm('subcategories'),
    industry: () => term('industries'),
    location: () => term('locations'),
    category: () => term('categories'),
    subcategory: () => term('subcategories'),
  };

  let category: number | undefined;
  const term = async (collection: string): Promise<Target> => {
    if (collection === 'subcategories') category ??= Number((await term('categories')).id);
    const data = { name: uniqueName(collection), category };
    const response = await admin.post(`/${collection}`, { data });
    return { id: Number(response.at('data.id')), version: 0 };
  };

  const deletedTerm = async (collection: string): Promise<Target> => {
    const made = await term(collection);
    well(await admin.delete(`/${collection}/${made.id}`));
    return made;
  };

  const made = new Map<string, Target>();
  const ownerOf = (role: Role, relation: Relation): Owner => {
    if (relation !== 'own') return 'stranger';
    // Signed-out roles own nothing they can reach, so their record is a stranger's.
    return ['visitor', 'unconfirmed', 'blocked'].includes(role) ? 'stranger' : role;
  };
  const keyOf = (subject: Subject, owner: Owner) =>
    shared.includes(subject) ? subject : `${subject} of ${owner}`;

  /** A visitor who signs in does so as an admin. */
  const selfOf = (role: Role): Owner => (role === 'visitor' ? 'organizer' : role);

  /** Fills in the placeholders of a body or address for one cell. */
  const fill = async <T>(given: T, role: Role, target: Target | undefined): Promise<T> => {
    let text = JSON.stringify(given);
    const self = selfOf(role);
    const email = emailOf(self);
    category ??= Number((await term('categories')).id);
    const values: Record<string, () => string | Promise<string>> = {
      '"{category}"': () => String(category),
      '{id}': () => String(target?.id),
      '{slug}': () => target?.slug ?? '',
      '{row}': () => String(failedRow(0, '').number),
      '{event}': () => String(target?.event ?? missing.id),
      '{message}': () => String(target?.message ?? missing.id),
      '{version}': () => String(target?.version),
      '{unique}': () => uniqueName('Made'),
      '{address}': () => uniqueName('made@roles.test').replace(/(.*) (.*)/, '$2.$1'),
      '{email}': () => email,
      '{password}': () => password,
      '{token}': testCard.newCard,
      '{annually}': () => annually,
      '{quarterly}': () => String(plans.at('quarterly.id')),
      '{code}': () => secrets.codeOf(email),
      '{user}': () => String(users.get(self)),
      '{stranger}': () => String(users.get('stranger')),
      '{timestamp}': () => secrets.timestamp,
      '{signature}': () => secrets.confirmationOf(users.get(self), email),
    };
    for (const [name, value] of Object.entries(values))
      if (text.includes(name)) text = text.replaceAll(name, await value());
    return JSON.parse(text);
  };
  return {
    as,
    sql,
    fill,
    picture: () => pictureForm(),
    signatureOf: secrets.signatureOf,
    /** Continues a user's session with the tokens of a response. */
    renew(role: Role, response: ApiResponse): void {
      callers.set(selfOf(role), callerOf(url, String(response.at('jwt')), response.cookie));
    },
    async moneyOfStranger(): Promise<string[]> {
      const paths = ['payment-methods', 'customer', 'subscriptions', 'invoices'];
      const responses = paths.map((path) => as('stranger').get(`/me/stripe/${path}`));
      return (await Promise.all(responses)).map(({ text }) => text);
    },
    async target(subject: Subject, role: Role, relation: Relation): Promise<Target> {
      if (relation === 'missing') return missing;
      const owner = ownerOf(role, relation);
      const key = keyOf(subject, owner);
      const target = made.get(key) ?? (await makers[subject](owner));
      made.set(key, target);
      return target;
    },
    /** Drops a record that a call changed; the next cell gets a new one. */
    used: (subject: Subject, role: Role, relation: Relation): boolean =>
      made.delete(keyOf(subject, ownerOf(role, relation))),
    close: (): Promise<void> => sql.destroy(),
  };
};
