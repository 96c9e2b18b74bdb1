import { useAccountsStore } from '@portal/data/accounts';
import { useStores } from '@portal/data/react';
import { messageFor, pageLocale, personName, type User } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { useToast } from '@portal/ui/components/Toast';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '../i18n/messages.js';
import { paths } from '../paths.ts';
import { useAppServices } from '../portal.tsx';
import * as styles from './ViewBar.css.ts';
import { watchEnd } from './watchEnd.ts';

interface ViewBarProps {
  user: User;
  /** When the view ends. */
  until: string;
}

/** Tells staff that they view the portal as a vendor, and ends it. */
export function ViewBar({ user, until }: ViewBarProps) {
  const { api } = useAccountsStore();
  const stores = useStores();
  const toast = useToast();
  const navigate = useNavigate();
  const { now, timeZone } = useAppServices();
  const [busy, setBusy] = useState(false);
  useEffect(
    () => watchEnd(Date.parse(until), now, () => void stores.session.reload()),
    [until, now, stores],
  );

  async function stop() {
    setBusy(true);
    try {
      await api.endView();
      await stores.session.reload();
      await navigate(paths.home);
    } catch (error) {
      toast({ tone: 'critical', message: messageFor(error) });
      setBusy(false);
    }
  }

  const time = new Date(until).toLocaleTimeString(pageLocale(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (
    <section className={styles.bar} aria-label={m.shell_viewing_as_vendor()}>
      <Banner
        tone="caution"
        icon={Eye}
        title={m.shell_viewing_as({ name: personName(user) || user.email })}
        actions={
          <Button
            size="compact"
            busy={busy}
            busyLabel={m.shell_stopping()}
            onClick={() => void stop()}
          >
            {m.shell_stop_viewing()}
          </Button>
        }
      >
        {m.shell_view_ends_at({ time })}
      </Banner>
    </section>
  );
}
