import { useDataExport } from '@portal/data/dataExport';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { Download } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { download } from '../../parts/download.ts';
import { useAction } from '../../parts/useAction.ts';

/** Downloads everything that is stored about the user. */
export function DataExport() {
  const read = useDataExport();
  const { act, busy } = useAction();
  const save = async () => download(m.account_data_file(), await read(), 'application/json');
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
            onClick={() => void act(save)}
          >
            {m.account_export_data()}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
