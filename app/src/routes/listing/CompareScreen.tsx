import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Pair, Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Select, type SelectProps } from '@portal/ui/components/Select';
import { Text } from '@portal/ui/components/Text';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface Side {
  value: string;
  onChange: (value: string) => void;
  /** Called after the confirmation. Default: no 'Restore' button. */
  onRestore?: (() => void) | undefined;
}

interface CompareScreenProps {
  name: string;
  listing: { href: string; label: string };
  /** Newest first; empty when no version was kept. */
  versions: SelectProps['options'];
  earlier: Side;
  later: Side;
  /** The comparison. */
  children: ReactNode;
}

/** Two versions of a listing, field by field. */
export function CompareScreen(props: CompareScreenProps) {
  const { name, listing, versions, earlier, later, children } = props;
  return (
    <Stack space="large">
      <PageHeader title={`Versions of ${name}`} link={listing} />
      {versions.length === 0 ? (
        <Text tone="muted">No version was kept. Versions are kept from the next save on.</Text>
      ) : (
        <>
          {versions.length === 1 ? (
            <Text tone="muted">
              Only this version was kept, so there is none to compare it with.
            </Text>
          ) : (
            <Card title="Compare">
              <Pair>
                <VersionPicker
                  label="Earlier version"
                  name="earlier"
                  versions={versions}
                  {...earlier}
                />
                <VersionPicker label="Later version" name="later" versions={versions} {...later} />
              </Pair>
            </Card>
          )}
          {children}
        </>
      )}
    </Stack>
  );
}

interface VersionPickerProps extends Side {
  label: string;
  name: string;
  versions: SelectProps['options'];
}

function VersionPicker({ label, name, versions, value, onChange, onRestore }: VersionPickerProps) {
  const [asking, setAsking] = useState(false);
  const chosen = versions.find((version) => version.value === value);
  return (
    <Stack space="small" align="stretch">
      <Select label={label} name={name} options={versions} value={value} onValueChange={onChange} />
      {onRestore && chosen ? (
        <>
          <Stack align="start">
            <Button icon={RotateCcw} onClick={() => setAsking(true)}>
              {`Restore ${label.toLowerCase()}`}
            </Button>
          </Stack>
          <AlertDialog
            open={asking}
            onOpenChange={setAsking}
            tone="primary"
            title="Restore this version?"
            confirm="Restore version"
            cancel="Cancel"
            onConfirm={() => {
              setAsking(false);
              onRestore();
            }}
          >
            {`The form opens with the values of ${chosen.label}. Nothing changes until you save it.`}
          </AlertDialog>
        </>
      ) : null}
    </Stack>
  );
}
