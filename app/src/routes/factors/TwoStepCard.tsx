import { useFactors } from '@portal/data/factors';
import { type Factors, formatDate, messageFor, type Passkey } from '@portal/data/schemas';
import { recoveryCodeCount } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Text } from '@portal/ui/components/Text';
import { FactorItem, FactorList } from '@portal/ui/patterns/FactorList';
import { PasskeyList } from '@portal/ui/patterns/PasskeyList';
import type { FactorTask } from './factorTasks.ts';
import { useFactorTasks } from './useFactorTasks.tsx';

/** From this number of recovery codes on, the user is asked to create new ones. */
const fewCodes = 2;

/** The second factors of the user. `onChanged` is called after each change. */
export function TwoStepCard({ onChanged }: { onChanged: () => void }) {
  const { api, factors, reload } = useFactors();
  const { start, dialogs } = useFactorTasks(api, () => {
    reload();
    onChanged();
  });
  return (
    <>
      <Card
        title="Two-step verification"
        help={helpOf(factors.kind === 'ready' ? factors.value : null)}
      >
        {factors.kind === 'loading' ? <Skeleton shape="block" height={136} /> : null}
        {factors.kind === 'failed' ? (
          <>
            <Text tone="muted">
              {factors.error.code === 'offline'
                ? messageFor(factors.error)
                : 'Two-step verification could not be loaded. Your settings are unchanged.'}
            </Text>
            <div>
              <Button size="compact" onClick={factors.retry}>
                Retry
              </Button>
            </div>
          </>
        ) : null}
        {factors.kind === 'ready' ? <Ways factors={factors.value} start={start} /> : null}
      </Card>
      {dialogs}
    </>
  );
}

const isOn = ({ totp, passkeys }: Factors): boolean => totp !== null || passkeys.length > 0;

/** The earliest time of ISO texts. */
const earliest = (times: readonly string[]): string => times.toSorted()[0] ?? '';

function helpOf(factors: Factors | null): string {
  if (!factors || !isOn(factors))
    return 'Off. Protect your account with a second step after your password.';
  const { totp, passkeys } = factors;
  const since = earliest([
    ...(totp ? [totp.enabledAt] : []),
    ...passkeys.map(({ createdAt }) => createdAt),
  ]);
  return `On since ${formatDate(since)}.${factors.required ? ' Your role requires it.' : ''}`;
}

interface WaysProps {
  factors: Factors;
  start: (task: FactorTask) => void;
}

function Ways({ factors, start }: WaysProps) {
  const { totp, passkeys, recoveryCodesLeft } = factors;
  const byId = (id: string): Passkey | undefined =>
    passkeys.find((passkey) => String(passkey.id) === id);
  const count = passkeys.length + (totp ? 1 : 0);
  const few = recoveryCodesLeft <= fewCodes;
  return (
    <FactorList>
      <FactorItem
        title="Authenticator app"
        detail={
          totp
            ? `On since ${formatDate(totp.enabledAt)}`
            : 'Codes from an app or password manager on your phone.'
        }
        action={
          totp ? (
            <Button
              size="compact"
              tone="critical-quiet"
              onClick={() => start({ kind: 'removeApp', last: count === 1 })}
            >
              Remove app
            </Button>
          ) : (
            <Button size="compact" onClick={() => start({ kind: 'app' })}>
              Set up app
            </Button>
          )
        }
      />
      <FactorItem
        title="Passkeys"
        detail="Your fingerprint, face, PIN or a security key, also instead of your password."
        action={
          <Button size="compact" onClick={() => start({ kind: 'passkey' })}>
            Add passkey
          </Button>
        }
      >
        {passkeys.length > 0 ? (
          <PasskeyList
            passkeys={passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
              id: String(id),
              name,
              detail: `Added ${formatDate(createdAt)} · ${
                lastUsedAt ? `Last used ${formatDate(lastUsedAt)}` : 'Not used yet'
              }`,
            }))}
            onRename={({ id }) => {
              const passkey = byId(id);
              if (passkey) start({ kind: 'rename', passkey });
            }}
            onRemove={({ id }) => {
              const passkey = byId(id);
              if (passkey) start({ kind: 'removePasskey', passkey, last: count === 1 });
            }}
          />
        ) : null}
      </FactorItem>
      {isOn(factors) ? (
        <FactorItem
          title="Recovery codes"
          detail={`${recoveryCodesLeft} of ${recoveryCodeCount} left. Each one signs you in once if you lose your device.`}
          action={
            <Button size="compact" onClick={() => start({ kind: 'codes' })}>
              Create new codes
            </Button>
          }
        >
          {few ? (
            <Banner tone="caution">
              {recoveryCodesLeft === 0
                ? 'You have no recovery codes left. Create new ones.'
                : 'You’re running out of recovery codes. Create new ones.'}
            </Banner>
          ) : null}
        </FactorItem>
      ) : null}
    </FactorList>
  );
}
