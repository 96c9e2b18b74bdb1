import { useDataExport } from '@portal/data/dataExport';
import { messageFor } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../analytics/csv.ts';

/** Downloads everything that is stored about the user. */
export function DataExport() {
  const read = useDataExport();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      download('my-data.json', await read(), 'application/json');
    } catch (error) {
      toast({ tone: 'critical', message: messageFor(error) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card title="Your data">
      <Stack space="small">
        <Text>
          Download what we store about you: your account, listings, reviews, offers and payments, as
          one JSON file.
        </Text>
        <div>
          <Button icon={Download} busy={busy} busyLabel="Preparing" onClick={() => void save()}>
            Export my data
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
