import { useStores, useUser } from '@portal/data/react';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Heading } from '@portal/ui/components/Heading';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { AuthPanel } from '@portal/ui/patterns/AuthPanel';
import { useEffect, useEffectEvent, useRef } from 'react';
import { brand } from '../../brand.ts';
import { brandLinks } from '../../brandLinks.tsx';
import { env } from '../../env.ts';
import { m } from '../../i18n/messages.js';
import { passkeyProblem } from '../../passkeySupport.ts';
import { paths } from '../../paths.ts';
import { useLanguageChoice } from '../../shell/useLanguageChoice.ts';
import { useFactorTasks } from './useFactorTasks.tsx';

const title = m.factors_set_up_two_step();

/** Replaces the portal until a user whom the installation requires has a second factor. Then `onDone` is called. */
export function RequiredSetup({ onDone }: { onDone: () => void }) {
  const user = useUser();
  const { session } = useStores();
  const heading = useRef<HTMLHeadingElement>(null);
  const { open, start, dialogs } = useFactorTasks(() => void session.reload());
  useEffect(() => {
    document.title = `${title} · ${brand.names.portal}`;
    heading.current?.focus();
  }, []);
  const done = useEffectEvent(onDone);
  // Recovery codes stay on screen until the dialog closes.
  const finished = !user.secondFactorRequired && !open;
  useEffect(() => {
    if (finished) done();
  }, [finished]);
  const noPasskeys = passkeyProblem();

  return (
    <AuthPanel
      title={brand.names.portal}
      backHref={env.directoryUrl}
      foot={brandLinks(useLanguageChoice())}
    >
      <Stack space="xlarge">
        <div>
          <Heading level={1} look="page" focusable ref={heading}>
            {title}
          </Heading>
          <Text tone="muted">{m.factors_set_up_two_step_help()}</Text>
        </div>
        <Stack space="small">
          <Button tone="primary" size="touch" full onClick={() => start({ kind: 'app' })}>
            {m.factors_set_up_an_app()}
          </Button>
          {noPasskeys === null ? (
            <Button size="touch" full onClick={() => start({ kind: 'passkey' })}>
              {m.factors_add_a_passkey()}
            </Button>
          ) : (
            <Text size="small" tone="muted">
              {noPasskeys}
            </Text>
          )}
          <ButtonLink tone="ghost" size="touch" full href={paths.signOut}>
            {m.factors_sign_out()}
          </ButtonLink>
        </Stack>
        <Text size="small" tone="muted">
          {m.factors_signed_in_as({ email: user.email })}
        </Text>
      </Stack>
      {dialogs}
    </AuthPanel>
  );
}
