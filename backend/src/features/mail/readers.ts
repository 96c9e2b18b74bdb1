import type { Language } from '@portal/domain';
import type { UserRow } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import { languageOf, offeredLanguage } from '../../base/language.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { brandNow } from '../brand/index.ts';

/** Who reads an email or a notification. */
export interface Reader {
  /** First name, if known. */
  name: string | null;
  language: Language;
}

/** A user who is told. The name may be that of their account. */
type Told = Pick<UserRow, 'id' | 'first_name'>;

/** The reader of what is written for a user: in the language of the account, else in `otherwise`, else in the first of the brand. */
export const readerOf = (
  { first_name: name, language }: Pick<UserRow, 'first_name' | 'language'>,
  otherwise?: string | null,
): Reader => ({
  name,
  language: offeredLanguage(brandNow().brand.languages, language, otherwise),
});

/** The language of the account that makes the call, else that of the call. */
const languageOfCaller = (ctx: Context): string => {
  const caller: UserRow | undefined = ctx.state.user;
  return caller?.language ?? languageOf(ctx, brandNow().brand.languages);
};

/** The same, for a reader who makes the call, as without a session for a new password. */
const languageOfCall = (ctx: Context, { id }: UserRow): string | null => {
  const caller: UserRow | undefined = ctx.state.user;
  return caller && caller.id !== Number(id) ? null : languageOfCaller(ctx);
};

/** The reader of an invite, which is written in the language of the caller until the account has one. */
export const invitedReader = (user: UserRow, ctx: Context | undefined): Reader =>
  readerOf(user, ctx && languageOfCaller(ctx));

/** Reads the languages of these users, and returns the reader of what is written for each. `ctx` is the call that causes an email to a single user. */
export const findReaders = async (
  strapi: Strapi,
  users: readonly Told[],
  ctx?: Context,
): Promise<(user: Told) => Reader> => {
  const ids = users.map(({ id }) => id);
  const rows: UserRow[] = await inTransaction(strapi, (sql) =>
    sql('up_users').whereIn('id', ids).select('id', 'language'),
  );
  return ({ id, first_name }) => {
    const row = rows.find((each) => Number(each.id) === id);
    const otherwise = row && ctx ? languageOfCall(ctx, row) : null;
    return readerOf({ first_name, language: row?.language ?? null }, otherwise);
  };
};
