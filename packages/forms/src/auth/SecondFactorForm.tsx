import type { FactorMethod } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Heading } from '@portal/ui/components/Heading';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { TextField } from '@portal/ui/components/TextField';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import { AuthSubmit } from './AuthSubmit.tsx';
import { formText, useAuthForm } from './useAuthForm.ts';

interface SecondFactorFormProps {
  /** What the account has, besides the password. */
  methods: readonly FactorMethod[];
  /** Signs in with a code of the app or a recovery code. After a success the button stays busy until the page is left. */
  onCode: (code: string) => Promise<SubmitResult>;
  /** Asks the browser for a passkey and signs in with it. `cancelled` when the user closed the prompt. */
  onPasskey: () => Promise<SubmitResult>;
  /** Returns to the password. */
  onBack: () => void;
}

const title = m.auth_two_step();

/** The first one that the account has is asked for. */
const preferred: readonly FactorMethod[] = ['totp', 'passkey', 'recovery'];

const help: Record<FactorMethod, string> = {
  totp: m.auth_totp_help(),
  passkey: m.auth_passkey_help(),
  recovery: m.auth_recovery_help(),
};

const switches: Record<FactorMethod, string> = {
  totp: m.auth_use_totp(),
  passkey: m.auth_use_passkey(),
  recovery: m.auth_use_recovery(),
};

/** The second step of signing in: a code or a passkey. Its heading takes the focus. */
export function SecondFactorForm({ methods, onCode, onPasskey, onBack }: SecondFactorFormProps) {
  const [method, setMethod] = useState(
    () => preferred.find((each) => methods.includes(each)) ?? 'totp',
  );
  const passkey = usePasskeyPrompt(onPasskey);
  const heading = useRef<HTMLHeadingElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const switched = useRef(false);
  useEffect(() => heading.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the other field is on screen.
  useEffect(() => {
    if (switched.current) (code.current ?? heading.current)?.focus();
  }, [method]);

  /** Typing and pasting at the heading go to the field. */
  function onKeyDown({ key, code: place, target, ctrlKey, metaKey }: KeyboardEvent): void {
    const types = /^\w$/.test(key) && !ctrlKey && !metaKey;
    // By place on layouts without Latin letters.
    const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : place;
    const pastes = (letter === 'v' || letter === 'KeyV') && (ctrlKey || metaKey);
    if (target === heading.current && (types || pastes)) code.current?.focus();
  }

  const others = methods.filter((each) => each !== method && each !== 'passkey');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only passes on what is typed.
    <div onKeyDown={onKeyDown}>
      <Stack space="xlarge">
        <div>
          <Heading level={1} look="page" focusable ref={heading}>
            {title}
          </Heading>
          <Text tone="muted">{help[method]}</Text>
        </div>
        <Stack space="large">
          {method === 'passkey' ? null : (
            <CodeForm key={method} method={method} onCode={onCode} field={code} />
          )}
          {methods.includes('passkey') ? (
            <PasskeyPrompt prompt={passkey} tone={method === 'passkey' ? 'primary' : 'secondary'} />
          ) : null}
          <div>
            {others.map((other) => (
              <Button
                key={other}
                tone="ghost"
                size="touch"
                full
                onClick={() => {
                  switched.current = true;
                  passkey.forget();
                  setMethod(other);
                }}
              >
                {switches[other]}
              </Button>
            ))}
            <Button tone="ghost" size="touch" full onClick={onBack}>
              {m.auth_back_to_sign_in()}
            </Button>
          </div>
        </Stack>
      </Stack>
    </div>
  );
}

/** The prompt of the browser for a passkey. */
function usePasskeyPrompt(onPasskey: SecondFactorFormProps['onPasskey']) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    forget: () => setProblem(undefined),
    async ask() {
      setBusy(true);
      setProblem(undefined);
      const result = await onPasskey();
      // After a success the button stays busy until the page is left.
      if (result.ok) return;
      setBusy(false);
      if (!result.cancelled) setProblem(result.message);
    },
  };
}

interface PasskeyPromptProps {
  prompt: ReturnType<typeof usePasskeyPrompt>;
  tone: 'primary' | 'secondary';
}

function PasskeyPrompt({ prompt: { busy, problem, ask }, tone }: PasskeyPromptProps) {
  return (
    <>
      {problem ? <Banner tone="critical" role="alert" title={problem} /> : null}
      <Button
        tone={tone}
        size="touch"
        full
        busy={busy}
        busyLabel={m.auth_waiting_for_passkey()}
        onClick={() => void ask()}
      >
        {switches.passkey}
      </Button>
    </>
  );
}

/** Signs in with a passkey instead of the password. The prompt opens at once, and again with the button. */
export function PasskeySignIn({
  onPasskey,
  onBack,
}: Pick<SecondFactorFormProps, 'onPasskey' | 'onBack'>) {
  const prompt = usePasskeyPrompt(onPasskey);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    heading.current?.focus();
    if (!asked.current) void prompt.ask();
    asked.current = true;
  }, []);
  return (
    <Stack space="xlarge">
      <div>
        <Heading level={1} look="page" focusable ref={heading}>
          {m.auth_sign_in_with_passkey()}
        </Heading>
        <Text tone="muted">{m.auth_passkey_prompt_help()}</Text>
      </div>
      <Stack space="large">
        <PasskeyPrompt prompt={prompt} tone="primary" />
        <Button tone="ghost" size="touch" full onClick={onBack}>
          {m.auth_back_to_sign_in()}
        </Button>
      </Stack>
    </Stack>
  );
}

const labels = { totp: m.auth_totp_code(), recovery: m.auth_recovery_code() };

/** The digits of a code of the app, such as in `123 456`. */
const digitsIn = (text: string): string => text.replace(/\D/g, '');
const digits = 6;

const rules: Record<keyof typeof labels, Rules<{ code: string }>> = {
  totp: {
    fields: {
      code: (value) =>
        String(value).length === digits ? undefined : m.auth_enter_digits({ count: digits }),
    },
  },
  recovery: { fields: { code: textRule({ required: m.auth_recovery_code_required() }) } },
};

interface CodeFormProps {
  method: keyof typeof labels;
  onCode: SecondFactorFormProps['onCode'];
  field: RefObject<HTMLInputElement | null>;
}

/** One field. The six digits of the app are submitted when they are complete. */
function CodeForm({ method, onCode, field }: CodeFormProps) {
  const app = method === 'totp';
  const auth = useAuthForm({
    rules: rules[method],
    read: (data) => {
      const text = formText(data, 'code');
      return { code: app ? digitsIn(text) : text.trim() };
    },
    invalid: ([problem]) => problem?.message ?? '',
    onSubmit: ({ code }) => onCode(code),
  });
  const { failure } = auth;
  // The next code replaces the wrong one.
  useEffect(() => {
    if (failure?.field) field.current?.select();
  }, [failure, field]);
  return (
    <form {...auth.form} aria-label={title}>
      <Stack space="large">
        {failure && failure.field === null ? (
          <Banner
            tone="critical"
            role="alert"
            title={failure.message}
            focusable
            ref={auth.message}
          />
        ) : null}
        <TextField
          {...auth.field('code')}
          label={labels[method]}
          size="touch"
          autoComplete={app ? 'one-time-code' : 'off'}
          {...(app ? { inputMode: 'numeric' } : {})}
          autoCapitalize="none"
          spellCheck={false}
          ref={field}
          onChange={({ target }) => {
            if (app && digitsIn(target.value).length === digits) target.form?.requestSubmit();
          }}
        />
        <AuthSubmit auth={auth} label={m.auth_verify()} busyLabel={m.auth_verifying()} />
      </Stack>
    </form>
  );
}
