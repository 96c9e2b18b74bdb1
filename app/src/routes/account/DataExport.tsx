import { useDataExport } from '@portal/data/dataExport';
import { messageFor } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { download } from '../../parts/download.ts';

/** Downloads everything that is stored about the user. */
export function DataExport() {
  const read = useDataExport();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      download(m.account_data_file(), await read(), 'application/json');
    } catch (error) {
      toast({ tone: 'critical', message: messageFor(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card title={m.account_your_data()}>
      <Stack space="small">
        <Text>{m.account_your_data_help()}</Text>
        <div>
          <Button
            writes
            icon={Download}
            busy={busy}
            busyLabel={m.account_preparing()}
            onClick={() => void save()}
          >
            {m.account_export_data()}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
