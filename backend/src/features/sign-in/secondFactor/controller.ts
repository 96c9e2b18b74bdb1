import {
  type ErrorReason,
  factorTexts,
  isTotpCode,
  passkeyFields,
  staffRolesOf,
  textProblems,
} from '@portal/domain';
import { actorOf, type UserRow } from '../../../base/actor.ts';
import { bodyOf, idOf } from '../../../base/body.ts';
import { inTransaction } from '../../../base/database.ts';
import { HttpError, invalid } from '../../../base/httpError.ts';
import type { Context, Strapi } from '../../../base/registry.ts';
import { recordAudit, visitorOf } from '../../audit/index.ts';
import { sendEmail } from '../../mail/index.ts';
import { countTry, forgetTry } from '../loginLimit.ts';
import { mustKnowPassword } from '../passwords.ts';
import { aboutUser } from '../users.ts';
import { codeOf, hasFactor, lockUser, type Owner, readFactors } from './factors.ts';
import {
  addPasskey,
  creationOptions,
  removePasskey,
  renamePasskey,
  requestOptions,
  takePasskey,
} from './passkeys.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './recoveryCodes.ts';
import { countStep, endStep, userOfStep } from './signInStep.ts';
import { confirmTotp, removeTotp, startTotp, takeTotp } from './totp.ts';

const PURPOSE = 'factor';

/** Reasons of a wrong second factor. */
const failures: readonly ErrorReason[] = ['second-factor-rejected', 'passkey-rejected'];

const wrongCode = () => {
  const message = factorTexts.codeWrong;
  return invalid(message, [{ path: ['code'], message, reason: 'second-factor-rejected' }]);
};

const readCode = (body: Record<string, unknown>): string => {
  const code = codeOf(body.code);
  const message = factorTexts.codeRequired;
  if (code === '') throw invalid(message, [{ path: ['code'], message }]);
  return code;
};

const readName = (body: Record<string, unknown>): string => {
  const errors = textProblems(passkeyFields, body);
  if (errors[0]) throw invalid(errors[0].message, errors);
  return String(body.name).trim();
};

/** Second factors. `finish` opens the session of a user and writes the response. */
export const factorController = (
  strapi: Strapi,
  finish: (ctx: Context, user: UserRow) => Promise<void>,
): Record<string, (ctx: Context) => Promise<void>> => {
  /** Only for staff, as after a wrong password. */
  const recordFailure = async (ctx: Context, user: UserRow): Promise<void> => {
    if (staffRolesOf(user).length > 0)
      await recordAudit(strapi, visitorOf(ctx), aboutUser('session.fail', user));
  };

  const spendRecoveryCode = (ctx: Context, user: UserRow, code: string): Promise<boolean> =>
    inTransaction(strapi, async () => {
      const left = await takeRecoveryCode(strapi, user.id, code);
      if (left === null) return false;
      const changes = { left: [left + 1, left] } as const;
      const entry = { ...aboutUser('factor.recoveryUsed', user), changes };
      await recordAudit(strapi, actorOf(ctx, user), entry);
      await sendEmail(strapi, 'recovery-code-used', user, { left });
      return true;
    });

  /** A code counts only together with the end of the step, a challenge also when the step fails. */
  const checkStep = async (ctx: Context, user: UserRow, step: string): Promise<void> => {
    const body = bodyOf(ctx);
    if (body.passkey !== undefined) {
      const given = { challengeToken: body.challenge_token, response: body.passkey };
      await takePasskey(strapi, given, user);
      return endStep(strapi, step);
    }
    const code = readCode(body);
    await inTransaction(strapi, async () => {
      const right = isTotpCode(code)
        ? await takeTotp(strapi, user.id, code)
        : await spendRecoveryCode(ctx, user, code);
      if (!right) throw wrongCode();
      await endStep(strapi, step);
    });
  };

  const ownerOf = (ctx: Context): Owner => ({ user: ctx.state.user, actor: actorOf(ctx) });

  const know = (ctx: Context) =>
    mustKnowPassword(strapi, ctx, ctx.state.user, bodyOf(ctx).current_password);

  const respond = async (ctx: Context) => {
    ctx.body = { data: await readFactors(strapi, ctx.state.user), meta: {} };
  };

  return {
    async secondFactor(ctx) {
      const { token } = bodyOf(ctx);
      const user = await userOfStep(strapi, token);
      const [step, id] = [String(token), String(user.id)];
      await countTry(strapi, ctx, PURPOSE, id);
      await countStep(strapi, step);
      try {
        await checkStep(ctx, user, step);
      } catch (error) {
        if (error instanceof HttpError && failures.includes(error.reason))
          await recordFailure(ctx, user);
        throw error;
      }
      await forgetTry(strapi, ctx, PURPOSE, id);
      await finish(ctx, user);
    },

    async passkeyOptions(ctx) {
      const { token } = bodyOf(ctx);
      const user = token === undefined ? null : await userOfStep(strapi, token);
      ctx.body = { data: await requestOptions(strapi, user), meta: {} };
    },

    async passkeySignIn(ctx) {
      const { challenge_token: challengeToken, passkey: response } = bodyOf(ctx);
      await countTry(strapi, ctx, PURPOSE, null);
      const user = await takePasskey(strapi, { challengeToken, response }, null);
      if (!user.confirmed) throw new HttpError('email-not-confirmed');
      await forgetTry(strapi, ctx, PURPOSE, null);
      await finish(ctx, user);
    },

    getFactors: respond,

    async startTotp(ctx) {
      await know(ctx);
      ctx.body = { data: await startTotp(strapi, ctx.state.user), meta: {} };
    },

    async confirmTotp(ctx) {
      const { user } = ctx.state;
      const code = readCode(bodyOf(ctx));
      await countTry(strapi, ctx, PURPOSE, String(user.id));
      const recovery_codes = await confirmTotp(strapi, ownerOf(ctx), code);
      if (!recovery_codes) throw wrongCode();
      await forgetTry(strapi, ctx, PURPOSE, String(user.id));
      ctx.body = { data: { recovery_codes }, meta: {} };
    },

    async removeTotp(ctx) {
      await know(ctx);
      await removeTotp(strapi, ownerOf(ctx));
      ctx.body = { ok: true };
    },

    async newRecoveryCodes(ctx) {
      await know(ctx);
      const { user } = ctx.state;
      const recovery_codes = await inTransaction(strapi, async (sql) => {
        await lockUser(sql, user.id);
        if (!(await hasFactor(strapi, user.id))) throw new HttpError('factors-changed');
        await recordAudit(strapi, actorOf(ctx), aboutUser('factor.recoveryCodes', user));
        return replaceRecoveryCodes(sql, user.id);
      });
      ctx.body = { data: { recovery_codes }, meta: {} };
    },

    async startPasskey(ctx) {
      await know(ctx);
      ctx.body = { data: await creationOptions(strapi, ctx.state.user), meta: {} };
    },

    async addPasskey(ctx) {
      const body = bodyOf(ctx);
      const name = readName(body);
      const given = { challengeToken: body.challenge_token, name, response: body.passkey };
      const codes = await addPasskey(strapi, ownerOf(ctx), given);
      await respond(ctx);
      if (codes.length > 0) ctx.body = { ...ctx.body, recovery_codes: codes };
    },

    async renamePasskey(ctx) {
      const name = readName(bodyOf(ctx));
      await renamePasskey(strapi, ctx.state.user, idOf(ctx.params.id), name);
      await respond(ctx);
    },

    async removePasskey(ctx) {
      await know(ctx);
      await removePasskey(strapi, ownerOf(ctx), idOf(ctx.params.id));
      ctx.body = { ok: true };
    },
  };
};
