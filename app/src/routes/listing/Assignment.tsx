import { useModerators, useStores, useUser } from '@portal/data/react';
import { type Listing, may, messageFor } from '@portal/data/schemas';
import { Card } from '@portal/ui/components/Card';
import { Select } from '@portal/ui/components/Select';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';

/** To whom the review of a pending listing is assigned. */
export function Assignment({ record }: { record: Listing }) {
  const user = useUser();
  const { listings } = useStores();
  const toast = useToast();
  const assigns = may(user, 'assignment.save');
  const moderators = useModerators(assigns);
  const assignee = record.assignee ?? null;
  const [chosen, setChosen] = useState<string | null>(null);
  if (record.status !== 'PENDING' || (!assigns && !assignee)) return null;

  async function assign(value: string) {
    setChosen(value);
    try {
      await listings.assign(record, value === '' ? null : Number(value));
    } catch (error) {
      toast({ tone: 'critical', message: m.listing_not_assigned({ why: messageFor(error) }) });
    }
    setChosen(null);
  }

  const known = moderators.kind === 'ready' ? moderators.value : [];
  const others = known.filter(({ id }) => id !== user.id && id !== assignee?.id);
  const me = known.filter(({ id }) => id === user.id && id !== assignee?.id);
  const optionOf = ({ id, name }: { id: number; name: string }) => ({
    value: String(id),
    label: id === user.id ? m.listing_name_you({ name }) : name,
  });
  return (
    <Card space="medium">
      {assigns ? (
        <Select
          name="assignee"
          label={m.listing_assigned_to()}
          help={m.listing_assigned_help()}
          size="compact"
          options={[
            { value: '', label: m.listing_no_one() },
            ...[...(assignee ? [assignee] : []), ...me, ...others].map(optionOf),
          ]}
          value={chosen ?? (assignee ? String(assignee.id) : '')}
          onValueChange={(value) => void assign(value)}
        />
      ) : (
        <Text size="small">{m.listing_assigned_to_name({ name: assignee?.name ?? '' })}</Text>
      )}
    </Card>
  );
}
