import { useAccountsStore } from '@portal/data/accounts';
import { useStores } from '@portal/data/react';
import { pageLocale, personName, type User } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Inline } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '../i18n/messages.js';
import { useAction } from '../parts/useAction.ts';
import { paths } from '../paths.ts';
import { useAppServices } from '../portal.tsx';
import { watchEnd } from './watchEnd.ts';

interface ViewBarProps {
  user: User;
  /** When the view ends. */
  until: string;
}

/** Tells staff that they view the portal as a vendor, and ends it. */
export function ViewBar({ user, until }: ViewBarProps) {
  const accounts = useAccountsStore();
  const stores = useStores();
  const { act, busy } = useAction();
  const navigate = useNavigate();
  const { now, timeZone } = useAppServices();
  useEffect(
    () => watchEnd(Date.parse(until), now, () => void stores.session.reload()),
    [until, now, stores],
  );

  async function stop() {
    await accounts.endView();
    await navigate(paths.home);
  }

  const time = new Date(until).toLocaleTimeString(pageLocale(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (
    <section aria-label={m.shell_viewing_as_vendor()}>
      <Inline justify="between" nowrap>
        <Text size="small" tone="caution">
          {m.shell_viewing_as({ name: personName(user) || user.email, time })}
        </Text>
        <Button
          size="compact"
          busy={busy}
          busyLabel={m.shell_stopping()}
          onClick={() => void act(stop)}
        >
          {m.shell_stop_viewing()}
        </Button>
      </Inline>
    </section>
  );
}
