import { type DataError, messageFor } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';

interface NotHadProps {
  title: string;
  error: DataError;
  /** It is being asked for again. */
  busy: boolean;
  retry: () => void;
}

/** Stands in the place of one part of a page that could not be had, and asks for it again. */
export function NotHad({ title, error, busy, retry }: NotHadProps) {
  return (
    <Card title={title}>
      <Stack align="start">
        <Text>{messageFor(error)}</Text>
        <Button busy={busy} onClick={retry}>
          Retry
        </Button>
      </Stack>
    </Card>
  );
}
