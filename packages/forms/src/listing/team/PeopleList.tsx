import { Avatar } from '@portal/ui/components/Avatar';
import { IconButton } from '@portal/ui/components/IconButton';
import { Logo } from '@portal/ui/components/Logo';
import { SortableList } from '@portal/ui/components/SortableList';
import { Pencil } from 'lucide-react';
import { listingLabels } from '../listingLabels.ts';
import { type PersonValue, personName } from './teamValues.ts';

interface PeopleListProps {
  team: readonly PersonValue[];
  disabled: boolean;
  onChange: (team: PersonValue[]) => void;
  /** Told the key of the person whose fields are wanted. */
  onEdit: (key: string) => void;
}

/** The people in their order. */
export function PeopleList({ team, disabled, onChange, onEdit }: PeopleListProps) {
  return (
    <SortableList
      label={listingLabels.teamMembers}
      hint
      disabled={disabled}
      items={team.map((person) => ({
        key: person.key,
        label: personName(person),
        detail: person.position || undefined,
        picture: person.photo ? (
          <Logo name={person.name} src={person.photo.url} size="medium" />
        ) : (
          <Avatar name={person.name} size="medium" />
        ),
        action: (
          <IconButton
            icon={Pencil}
            label={`Edit ${personName(person)}`}
            onClick={() => onEdit(person.key)}
          />
        ),
      }))}
      onChange={(keys) =>
        onChange(keys.flatMap((key) => team.find((person) => person.key === key) ?? []))
      }
      onRemove={(key) => onChange(team.filter((person) => person.key !== key))}
    />
  );
}
