import { useUser } from '@portal/data/react';
import { hasReason } from '@portal/data/schemas';
import { useSecurityStore } from '@portal/data/security';
import { PasswordDialog, type SubmitResult } from '@portal/forms/account';
import {
  AuthenticatorDialog,
  type AuthenticatorKey,
  NewCodesDialog,
  PasskeyDialog,
  RenamePasskeyDialog,
} from '@portal/forms/factors';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { accountRejected } from '../account/accountResponses.ts';
import { download } from '../download.ts';
import { useSubmit } from '../useSubmit.ts';
import type { FactorDialogsProps } from './factorTasks.ts';

/** The modules of a QR code; null when the library cannot be loaded, because the key can be typed too. */
async function modulesOf(text: string): Promise<AuthenticatorKey['modules']> {
  try {
    const { encode } = await import('uqr');
    return encode(text, { ecc: 'M', border: 0 }).data;
  } catch {
    return null;
  }
}

const codesText = (codes: readonly string[], email: string): string =>
  `${m.factors_codes_of({ email })}\n${m.factors_codes_work_once()}\n\n${codes.join('\n')}\n`;

const devices: readonly [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
];

/** The name suggested for a passkey. */
const deviceName = (userAgent: string): string =>
  devices.find(([sign]) => sign.test(userAgent))?.[1] ?? m.factors_this_device();

/** The dialogs that change the second factors of the user. */
export function FactorDialogs({ task, open, onClose }: FactorDialogsProps) {
  const security = useSecurityStore();
  const user = useUser();
  const submit = useSubmit();
  const [setup, setSetup] = useState<AuthenticatorKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function close() {
    onClose();
    setSetup(null);
    setCodes(null);
  }

  /** Runs a change. Its codes, if it returns some, are shown before the dialog closes. */
  const change = (
    done: string,
    run: () => Promise<readonly string[]> | Promise<void>,
    failure = accountRejected,
  ): Promise<SubmitResult> =>
    submit(
      async () => {
        const created = await run();
        if (created && created.length > 0) setCodes(created);
        else close();
      },
      done,
      failure,
    );

  const start = (currentPassword: string): Promise<SubmitResult> =>
    submit(async () => {
      const { secret, uri } = await security.startTotp(currentPassword);
      setSetup({ secret, modules: await modulesOf(uri) });
    });

  async function addPasskey(name: string, currentPassword: string): Promise<SubmitResult> {
    // Before the password is sent: without this code there is nothing to do with the response.
    const passkeys = await import('../../passkeys.ts');
    return change(
      m.factors_passkey_added(),
      async () => {
        const { challengeToken, options } = await security.startPasskey(currentPassword);
        const passkey = await passkeys.createPasskey(options);
        return (await security.addPasskey({ challengeToken, name, passkey })).recoveryCodes;
      },
      (error) => {
        const result = passkeys.passkeyFailure(error);
        return hasReason(error, 'current-password-rejected') ? accountRejected(error) : result;
      },
    );
  }

  const shared = {
    open,
    onClose: close,
    username: user.email,
    codes,
    onDownload: () =>
      download(m.factors_codes_file(), codesText(codes ?? [], user.email), 'text/plain'),
  };
  const asking = { open, username: user.email, onCancel: close };

  if (task.kind === 'app')
    return (
      <AuthenticatorDialog
        {...shared}
        setup={setup}
        onPassword={start}
        onCode={(code) => change(m.factors_app_is_on(), () => security.confirmTotp(code))}
      />
    );
  if (task.kind === 'passkey')
    return (
      <PasskeyDialog
        {...shared}
        name={deviceName(navigator.userAgent)}
        onSubmit={({ name, currentPassword }) => addPasskey(name.trim(), currentPassword)}
      />
    );
  if (task.kind === 'rename')
    return (
      <RenamePasskeyDialog
        open={open}
        name={task.passkey.name}
        onClose={close}
        onSubmit={(name) =>
          change(m.factors_passkey_renamed(), () => security.renamePasskey(task.passkey.id, name))
        }
      />
    );
  if (task.kind === 'codes')
    return (
      <NewCodesDialog
        {...shared}
        onSubmit={(password) =>
          change(m.factors_codes_created(), () => security.newRecoveryCodes(password))
        }
      />
    );
  if (task.kind === 'removeApp')
    return (
      <PasswordDialog
        {...asking}
        title={m.factors_remove_app_question()}
        description={task.last ? m.factors_remove_last_app_help() : m.factors_remove_app_help()}
        confirm={{
          label: m.factors_remove_app(),
          busyLabel: m.factors_removing(),
          tone: 'critical',
        }}
        onSubmit={(password) =>
          change(m.factors_app_removed(), () => security.removeTotp(password))
        }
      />
    );
  return (
    <PasswordDialog
      {...asking}
      title={m.factors_remove_passkey_question({ name: task.passkey.name })}
      description={
        task.last ? m.factors_remove_last_passkey_help() : m.factors_remove_passkey_help()
      }
      confirm={{
        label: m.factors_remove_passkey(),
        busyLabel: m.factors_removing(),
        tone: 'critical',
      }}
      onSubmit={(password) =>
        change(m.factors_passkey_removed(), () => security.removePasskey(task.passkey.id, password))
      }
    />
  );
}
