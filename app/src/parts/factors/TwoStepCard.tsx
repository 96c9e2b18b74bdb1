import { type Factors, formatDate, type Passkey } from '@portal/data/schemas';
import { useFactors } from '@portal/data/security';
import { recoveryCodeCount } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { FactorItem, FactorList } from '@portal/ui/patterns/FactorList';
import { PagePart } from '@portal/ui/patterns/PagePart';
import { PasskeyList } from '@portal/ui/patterns/PasskeyList';
import { m } from '../../i18n/messages.js';
import { passkeyProblem } from '../../passkeySupport.ts';
import { partOf } from '../pagePart.ts';
import type { FactorTask } from './factorTasks.ts';
import { useFactorTasks } from './useFactorTasks.tsx';

/** From this number of recovery codes on, the user is asked to create new ones. */
const fewCodes = 2;

/** The second factors of the user. */
export function TwoStepCard() {
  const factors = useFactors();
  const { start, dialogs } = useFactorTasks();
  return (
    <>
      <PagePart
        title={m.factors_two_step()}
        help={helpOf(factors.kind === 'ready' ? factors.value : null)}
        part={partOf(factors, m.factors_not_loaded())}
        loading={<Skeleton shape="block" height={136} />}
      >
        {(value) => <Ways factors={value} start={start} />}
      </PagePart>
      {dialogs}
    </>
  );
}

const isOn = ({ totp, passkeys }: Factors): boolean => totp !== null || passkeys.length > 0;

/** The earliest time of ISO texts. */
const earliest = (times: readonly string[]): string => times.toSorted()[0] ?? '';

function helpOf(factors: Factors | null): string {
  if (!factors || !isOn(factors)) return m.factors_off_help();
  const { totp, passkeys } = factors;
  const since = earliest([
    ...(totp ? [totp.enabledAt] : []),
    ...passkeys.map(({ createdAt }) => createdAt),
  ]);
  const date = formatDate(since);
  return factors.required ? m.factors_on_required_help({ date }) : m.factors_on_help({ date });
}

const usedText = (added: string, used: string | null): string =>
  used
    ? m.factors_passkey_used({ added, used: formatDate(used) })
    : m.factors_passkey_unused({ added });

interface WaysProps {
  factors: Factors;
  start: (task: FactorTask) => void;
}

function Ways({ factors, start }: WaysProps) {
  const { totp, passkeys, recoveryCodesLeft } = factors;
  const byId = (id: string): Passkey | undefined =>
    passkeys.find((passkey) => String(passkey.id) === id);
  const count = passkeys.length + (totp ? 1 : 0);
  const noPasskeys = passkeyProblem();
  const few = recoveryCodesLeft <= fewCodes;
  return (
    <FactorList>
      <FactorItem
        title={m.factors_app()}
        detail={totp ? m.factors_app_on({ date: formatDate(totp.enabledAt) }) : m.factors_app_off()}
        action={
          totp ? (
            <Button
              size="compact"
              tone="critical-quiet"
              onClick={() => start({ kind: 'removeApp', last: count === 1 })}
            >
              {m.factors_remove_app()}
            </Button>
          ) : (
            <Button size="compact" onClick={() => start({ kind: 'app' })}>
              {m.factors_set_up_app()}
            </Button>
          )
        }
      />
      <FactorItem
        title={m.factors_passkeys()}
        detail={noPasskeys ?? m.factors_passkeys_help()}
        action={
          noPasskeys === null ? (
            <Button size="compact" onClick={() => start({ kind: 'passkey' })}>
              {m.factors_add_passkey()}
            </Button>
          ) : undefined
        }
      >
        {passkeys.length > 0 ? (
          <PasskeyList
            passkeys={passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
              id: String(id),
              name,
              detail: usedText(formatDate(createdAt), lastUsedAt),
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
          title={m.factors_codes()}
          detail={m.factors_codes_left({ left: recoveryCodesLeft, count: recoveryCodeCount })}
          action={
            <Button size="compact" onClick={() => start({ kind: 'codes' })}>
              {m.factors_create_codes()}
            </Button>
          }
        >
          {few ? (
            <Banner tone="caution">
              {recoveryCodesLeft === 0 ? m.factors_no_codes_left() : m.factors_few_codes_left()}
            </Banner>
          ) : null}
        </FactorItem>
      ) : null}
    </FactorList>
  );
}
