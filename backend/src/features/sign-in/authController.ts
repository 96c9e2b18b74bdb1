import {
  authTexts,
  cleanAddress,
  emailProblem,
  type FieldError,
  genericTexts,
  staffRolesOf,
  storedEmail,
} from '@portal/domain';
import { actorOf, type UserRow } from '../../base/actor.ts';
import { bodyOf } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { foreignFacts } from '../../base/foreignError.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { type AuditActor, recordAudit, visitorOf } from '../audit/index.ts';
import { sendEmail } from '../mail/index.ts';
import { accountLanguage, showInLanguageOf } from './accountLanguage.ts';
import { countTry, forgetTry } from './loginLimit.ts';
import { redeemInvite } from './ownerInvites.ts';
import { mustBeOwnPage } from './ownPage.ts';
import { checkNewPassword, hashForUnknownUser, newPasswordProblem } from './passwords.ts';
import { factorController } from './secondFactor/controller.ts';
import { lacksFactor, presentUser } from './secondFactor/factors.ts';
import { startStep } from './secondFactor/signInStep.ts';
import { createSessions } from './sessions.ts';
import { acceptInvite, isInvited } from './staffInvites.ts';
import { findUser } from './userRow.ts';
import {
  aboutUser,
  findByEmail,
  findSignIn,
  isConfirmation,
  isFresh,
  isTaken,
  personProblems,
  redeem,
  sendConfirmation,
  sendPasswordReset,
  takeNewAddress,
  USER,
  userResponse,
} from './users.ts';
import { endView, findView } from './viewAs.ts';

export type Stock = Record<string, (ctx: Context) => Promise<void>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Keys that the plugin accepts. */
const readRegistration = (body: Record<string, unknown>) => {
  const errors: FieldError[] = personProblems(body);
  const problem = newPasswordProblem(body.password);
  if (problem) errors.push({ path: ['password'], message: problem });
  if (body.newsletter !== undefined && typeof body.newsletter !== 'boolean')
    errors.push({ path: ['newsletter'], message: genericTexts.notValid(m.label_newsletter()) });
  if (errors.length > 0) throw invalid(authTexts.registrationFailed, errors);
  const email = storedEmail(body.email);
  const names = {
    first_name: textOf(body.first_name).trim(),
    last_name: textOf(body.last_name).trim(),
  };
  return { ...body, ...names, email, username: email };
};

/** Signing in and up, sessions, new passwords and confirmed addresses. `stock` is the plugin's controller. */
export const authController = (strapi: Strapi, stock: Stock): Stock => {
  const sessions = createSessions(strapi);
  const users = strapi.db.query(USER);

  /** Calls the plugin's action and discards the session it opens; ours uses a cookie. */
  const work = async (ctx: Context, action: string): Promise<UserRow | null> => {
    delete bodyOf(ctx).deviceId;
    delete ctx.request.headers['x-strapi-refresh-cookie'];
    await stock[action]?.(ctx);
    const { jwt, user }: { jwt?: string; user?: { id: number } } = ctx.body;
    if (!jwt || !user) return null;
    await sessions.discard(jwt);
    return findUser(strapi, user.id);
  };

  /** Opens a session, which is the user's last sign-in. */
  const welcome = async (ctx: Context, user: UserRow, changes: object = {}): Promise<void> => {
    await endView(strapi, actorOf(ctx, user));
    const data = { ...changes, last_login: new Date().toISOString() };
    await users.update({ where: { id: user.id }, data });
    const jwt = await sessions.open(ctx, user.id);
    ctx.body = { jwt, user: await presentUser(strapi, { ...user, ...data }) };
  };

  /** After all factors. */
  const finish = async (ctx: Context, user: UserRow): Promise<void> => {
    const stored = { language: accountLanguage(ctx, user) };
    await welcome(ctx, user, stored);
    showInLanguageOf(ctx, stored);
  };

  /** After the password: opens the session of a user without a second factor, and asks others for theirs. */
  const continueSignIn = async (ctx: Context, user: UserRow): Promise<void> => {
    const second_factor = await startStep(strapi, user);
    if (second_factor) ctx.body = { second_factor };
    else await finish(ctx, user);
  };

  const notePasswordChange = async (
    ctx: Context,
    action: 'password.change' | 'password.reset',
    user: UserRow,
  ): Promise<void> => {
    await recordAudit(strapi, actorOf(ctx, user), aboutUser(action, user));
    await sessions.closeAll(user.id);
    await sendEmail(strapi, 'password-changed', user);
  };

  /** Sends an email after the response, so that neither its content nor its time reveals whether the address is known. */
  const byEmail = (send: (user: UserRow) => Promise<void>) => async (ctx: Context) => {
    const { email: given } = bodyOf(ctx);
    const message = emailProblem(given, { required: authTexts.forgotMissing });
    if (message) throw invalid(message, [{ path: ['email'], message }]);
    const email = cleanAddress(textOf(given));
    await countTry(strapi, ctx, 'email', email);
    const sendToUser = async (): Promise<void> => {
      const user = await findByEmail(strapi, email);
      // An invited user needs the link of the invite, which expires and can be revoked.
      if (user && !user.blocked && !isInvited(user)) await send(user);
    };
    setImmediate(() => sendToUser().catch((error: unknown) => strapi.log.error(error)));
    ctx.body = { ok: true };
  };

  /** Only for staff. After the response, so that its time does not reveal who is. */
  const recordFailedSignIn = (by: AuditActor, identifier: string): void => {
    const record = async (): Promise<void> => {
      const user = await findSignIn(strapi, identifier);
      if (user && staffRolesOf(user).length > 0)
        await recordAudit(strapi, by, aboutUser('session.fail', user));
    };
    setImmediate(() => record().catch((error: unknown) => strapi.log.error(error)));
  };

  /** Whether a sign-in with the right password failed because the deletion of the account is scheduled. */
  const isDeleting = async (error: unknown, identifier: string): Promise<boolean> => {
    const isBlocked =
      error instanceof Error && foreignFacts(400, error.message).reason === 'account-blocked';
    return isBlocked && !!(await findSignIn(strapi, identifier))?.deletes_at;
  };

  return {
    ...factorController(strapi, finish),

    async signIn(ctx) {
      const body = bodyOf(ctx);
      const identifier = cleanAddress(textOf(body.identifier));
      const password = textOf(body.password);
      if (identifier === '' || password === '') throw new HttpError('credentials-missing');
      await countTry(strapi, ctx, 'login', identifier);
      if (!(await findSignIn(strapi, identifier))?.password) {
        await hashForUnknownUser(strapi, password);
        throw new HttpError('credentials-rejected');
      }
      ctx.request.body = { identifier, password };
      const user = await work(ctx, 'callback').catch(async (error: unknown) => {
        recordFailedSignIn(visitorOf(ctx), identifier);
        throw (await isDeleting(error, identifier)) ? new HttpError('account-deleting') : error;
      });
      if (!user) return;
      await forgetTry(strapi, ctx, 'login', identifier);
      await continueSignIn(ctx, user);
    },

    async register(ctx) {
      const registration = readRegistration(bodyOf(ctx));
      ctx.request.body = registration;
      await countTry(strapi, ctx, 'register', registration.email);
      const user = await work(ctx, 'register').catch((error: unknown) => {
        throw isTaken(error) ? new HttpError('email-taken') : error;
      });
      ctx.body = {};
      const stored = { language: accountLanguage(ctx, { language: null }) };
      await users.update({ where: { email: registration.email }, data: stored });
      if (!user) return;
      await sendEmail(strapi, 'welcome', user);
      await welcome(ctx, user, stored);
      ctx.body = { ...ctx.body, account: userResponse(user).account };
    },

    async refresh(ctx) {
      mustBeOwnPage(ctx);
      const { userId, jwt } = await sessions.refresh(ctx);
      const user = await findUser(strapi, userId);
      if (!user) throw new HttpError('session-ended');
      const view = (await lacksFactor(strapi, user)) ? null : await findView(strapi, user);
      ctx.body = { jwt, user: await presentUser(strapi, view?.user ?? user, view) };
    },

    async signOut(ctx) {
      mustBeOwnPage(ctx);
      await sessions.close(ctx);
      // The next user of the browser has other default views (`defaultView.ts`).
      ctx.cookies.set('views', '', { path: '/', expires: new Date(0), signed: false });
      ctx.body = { ok: true };
    },

    async changePassword(ctx) {
      const { email } = ctx.state.user;
      const body = bodyOf(ctx);
      await countTry(strapi, ctx, 'login', email);
      checkNewPassword(body.password);
      // One transaction: sessions opened with the previous password must not survive it.
      const user = await inTransaction(strapi, async () => {
        const changed = await work(ctx, 'changePassword');
        if (!changed) return null;
        // A user with the previous password may have requested another address.
        await users.update({ where: { id: changed.id }, data: { new_email: null } });
        await notePasswordChange(ctx, 'password.change', changed);
        return changed;
      });
      if (!user) return;
      await forgetTry(strapi, ctx, 'login', email);
      await welcome(ctx, user);
    },

    forgotPassword: byEmail((user) => sendPasswordReset(strapi, user)),

    async resetPassword(ctx) {
      const { code: given, password: wanted, passwordConfirmation } = bodyOf(ctx);
      const [code, password] = [textOf(given), textOf(wanted)];
      if (code === '' || password === '') throw new HttpError('reset-incomplete');
      checkNewPassword(password);
      const message = authTexts.passwordsDiffer;
      if (password !== passwordConfirmation)
        throw invalid(message, [{ path: ['passwordConfirmation'], message }]);
      if (!isFresh(code)) throw new HttpError('reset-code-rejected');
      // One transaction: an invite that is used up must not leave an owner with the previous password.
      const user = await inTransaction(strapi, async () => {
        const id = (await redeem(strapi, code)) ?? (await redeemInvite(strapi, ctx, code));
        if (id === null) throw new HttpError('reset-code-rejected');
        // The code of a blocked user is used up, but the password stays.
        if ((await findUser(strapi, id))?.blocked) return null;
        // The code proves the address like a confirmation, and cancels a pending one: another user with the previous password
        // may have requested it.
        const changes = { password, confirmed: true, new_email: null };
        await strapi.plugin('users-permissions').service('user').edit(id, changes);
        const changed = await findUser(strapi, id);
        if (!changed || changed.blocked) throw new HttpError('account-blocked');
        if (isInvited(changed)) await acceptInvite(strapi, ctx, changed);
        else await notePasswordChange(ctx, 'password.reset', changed);
        return changed;
      });
      if (!user) throw new HttpError('account-blocked');
      await continueSignIn(ctx, user);
    },

    async verifyEmail(ctx) {
      const { user_id, timestamp, signature } = bodyOf(ctx);
      const id = /^\d{1,9}$/.test(`${user_id}`) ? Number(user_id) : 0;
      const user = await findUser(strapi, id);
      const proves = (email: string | null | undefined): boolean =>
        !!email && isConfirmation(`${id}`, `${timestamp}`, textOf(signature), email);
      const moved =
        user && proves(user.new_email) && (await takeNewAddress(strapi, actorOf(ctx, user), user));
      if (!user || !(moved || proves(user.email))) throw new HttpError('confirmation-rejected');
      if (!user.confirmed) {
        await users.update({ where: { id }, data: { confirmed: true } });
        await sendEmail(strapi, 'welcome', user);
      }
      ctx.body = { ok: true, email: moved ? user.new_email : user.email };
    },

    resendConfirmation: byEmail(async (user) => {
      if (!user.confirmed) await sendConfirmation(strapi, user.id);
    }),

    async listSessions(ctx) {
      ctx.body = await sessions.list(ctx);
    },

    async endSession(ctx) {
      await sessions.end(ctx, textOf(ctx.params.id));
      ctx.body = { ok: true };
    },

    async endOtherSessions(ctx) {
      await sessions.endOthers(ctx);
      ctx.body = { ok: true };
    },
  };
};
