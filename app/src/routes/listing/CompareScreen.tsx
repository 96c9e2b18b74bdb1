import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Pair, Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Select, type SelectProps } from '@portal/ui/components/Select';
import { Text } from '@portal/ui/components/Text';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../i18n/messages.js';
import { useAction } from '../../parts/useAction.ts';

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
      <PageHeader title={m.listing_versions_of({ name })} link={listing} />
      {versions.length === 0 ? (
        <Card>
          <EmptyState illustration="stones" title={m.listing_no_version_title()}>
            {m.listing_no_versions_yet_help()}
          </EmptyState>
        </Card>
      ) : (
        <>
          {versions.length === 1 ? (
            <Card>
              <Text tone="muted">{m.listing_only_version()}</Text>
            </Card>
          ) : (
            <Card title={m.listing_compare()}>
              <Pair>
                <VersionPicker
                  label={m.listing_earlier_version()}
                  restore={m.listing_restore_earlier()}
                  name="earlier"
                  versions={versions}
                  {...earlier}
                />
                <VersionPicker
                  label={m.listing_later_version()}
                  restore={m.listing_restore_later()}
                  name="later"
                  versions={versions}
                  {...later}
                />
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
  /** The label of the 'Restore' button. */
  restore: string;
  name: string;
  versions: SelectProps['options'];
}

function VersionPicker(props: VersionPickerProps) {
  const { label, restore, name, versions, value, onChange, onRestore } = props;
  const { ask } = useAction();
  const chosen = versions.find((version) => version.value === value);
  return (
    <Stack space="small" align="stretch">
      <Select label={label} name={name} options={versions} value={value} onValueChange={onChange} />
      {onRestore && chosen ? (
        <Stack align="start">
          <Button
            icon={RotateCcw}
            onClick={() =>
              ask({
                title: m.listing_restore_question(),
                text: m.listing_restore_consequence({ version: chosen.label }),
                confirm: m.listing_restore_version(),
                tone: 'primary',
                writes: false,
                run: async () => onRestore(),
              })
            }
          >
            {restore}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}
