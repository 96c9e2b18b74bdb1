import { type DataError, messageFor } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { Text } from '@portal/ui/components/Text';

interface NotHadProps {
  title: string;
  error: DataError;
  retry: () => void;
}

/** Stands in the place of one part of a page that could not be had, and asks for it again. */
export function NotHad({ title, error, retry }: NotHadProps) {
  return (
    <Card title={title}>
      <Stack align="start">
        <Text>{messageFor(error)}</Text>
        <Button onClick={retry}>Retry</Button>
      </Stack>
    </Card>
  );
}
