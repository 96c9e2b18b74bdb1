import { useAccountsStore } from '@portal/data/accounts';
import { useStores } from '@portal/data/react';
import { messageFor, personName, type User } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { useToast } from '@portal/ui/components/Toast';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
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

  const time = new Date(until).toLocaleTimeString('en-NZ', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (
    <section className={styles.bar} aria-label="Viewing as a vendor">
      <Banner
        tone="caution"
        icon={Eye}
        title={`You’re viewing the portal as ${personName(user) || user.email}`}
        actions={
          <Button size="compact" busy={busy} busyLabel="Stopping" onClick={() => void stop()}>
            Stop viewing
          </Button>
        }
      >
        Nothing can be changed. It ends at {time}.
      </Banner>
    </section>
  );
}
