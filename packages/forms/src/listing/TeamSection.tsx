import { logoTypes, photoItem, selectionLimits, textLimits } from '@portal/domain';
import { Avatar } from '@portal/ui/components/Avatar';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { FileField } from '@portal/ui/components/FileField';
import { IconButton } from '@portal/ui/components/IconButton';
import { Logo } from '@portal/ui/components/Logo';
import { SortableList } from '@portal/ui/components/SortableList';
import { Text } from '@portal/ui/components/Text';
import { TextArea } from '@portal/ui/components/TextArea';
import { TextField } from '@portal/ui/components/TextField';
import { Pencil, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FieldNotes, PartNotes } from '../core/FieldNotes.tsx';
import { useFormScope } from '../core/Form.tsx';
import { useField } from '../core/fields.tsx';
import { focusField } from '../core/focusField.ts';
import { m } from '../i18n/messages.js';
import { type ListingValues, listingLabels } from './listingValues.ts';
import { fileOf } from './picture.ts';
import {
  newPerson,
  type PersonText,
  type PersonValue,
  personName,
  personProblems,
} from './teamValues.ts';
import type { TeamPhotos } from './useTeamPhotos.ts';

const isWrong = (person: PersonValue) => Object.keys(personProblems(person, false)).length > 0;

/** The team of a service: a sortable list, and the fields of one member at a time. */
export function TeamSection({ photos }: { photos: TeamPhotos }) {
  const { element, running } = useFormScope();
  const { value, onChange, error, disabled } = useField<ListingValues>('teamMembers');
  const team: readonly PersonValue[] = value;
  const [chosen, setChosen] = useState<string | null>(null);
  const wrong = error === undefined ? undefined : team.find(isWrong);
  const open = team.find(({ key }) => key === chosen) ?? wrong;
  const openKey = open?.key;

  /** Whether the focus moves to the fields: only after a press of Edit or Add. */
  const follow = useRef(false);
  useEffect(() => {
    if (!follow.current || openKey === undefined) return;
    follow.current = false;
    focusField(element.current, 'teamMembers');
  }, [openKey, element]);

  function edit(key: string) {
    follow.current = true;
    setChosen(key);
  }

  function add() {
    const person = newPerson();
    onChange([...team, person]);
    edit(person.key);
  }

  return (
    <Card title={listingLabels.teamMembers} help={m.listing_team_help()}>
      {team.length > 0 ? (
        <PeopleList
          team={team}
          disabled={running !== null || disabled === true}
          onChange={onChange}
          onEdit={edit}
        />
      ) : (
        <Text tone="muted">{m.listing_no_team_members()}</Text>
      )}
      {open ? (
        <PersonFields
          key={open.key}
          person={open}
          title={personName(open)}
          problems={error === undefined ? {} : personProblems(open, false)}
          photos={photos}
          onChange={(part) =>
            onChange(team.map((each) => (each.key === open.key ? { ...each, ...part } : each)))
          }
          onDone={() => setChosen(null)}
        />
      ) : null}
      {error === undefined ? null : <Text tone="critical">{error}</Text>}
      <FieldNotes name="teamMembers" except={open && photoItem(open.name)} />
      <div data-field={open ? undefined : 'teamMembers'}>
        <Button
          icon={Plus}
          size="compact"
          writes
          onClick={add}
          disabled={running !== null || team.length >= selectionLimits.teamMembers}
        >
          {m.listing_add_person()}
        </Button>
      </div>
    </Card>
  );
}

interface PeopleListProps {
  team: readonly PersonValue[];
  disabled: boolean;
  onChange: (team: PersonValue[]) => void;
  /** Called with the key of a person. */
  onEdit: (key: string) => void;
}

function PeopleList({ team, disabled, onChange, onEdit }: PeopleListProps) {
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
            label={m.listing_edit_person({ name: personName(person) })}
            onClick={() => onEdit(person.key)}
          />
        ),
      }))}
      onOrderChange={(keys) =>
        onChange(keys.flatMap((key) => team.find((person) => person.key === key) ?? []))
      }
      onRemove={(key) => onChange(team.filter((person) => person.key !== key))}
    />
  );
}

interface PersonFieldsProps {
  person: PersonValue;
  title: string;
  problems: Partial<Record<PersonText, string>>;
  photos: TeamPhotos;
  onChange: (part: Partial<PersonValue>) => void;
  onDone: () => void;
}

/** The fields of one person, controlled by the form's value. */
function PersonFields(props: PersonFieldsProps) {
  const { person, title, problems, photos, onChange, onDone } = props;
  const text = (field: PersonText) => ({
    value: person[field],
    error: problems[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  const sending = photos.of === person.key ? photos.chosen : null;
  return (
    <Card
      title={title}
      actions={
        <Button size="compact" onClick={onDone}>
          {m.listing_close_person()}
        </Button>
      }
    >
      {/* Links to a problem of the team lead here. */}
      <div data-field="teamMembers">
        <TextField
          name="personName"
          label={m.listing_person_name()}
          autoComplete="off"
          {...text('name')}
          maxSymbols={textLimits.person}
        />
      </div>
      <TextField
        name="personPosition"
        label={m.listing_person_position()}
        aside={m.listing_optional()}
        autoComplete="off"
        {...text('position')}
        maxSymbols={textLimits.person}
      />
      <TextArea
        name="personDescription"
        label={m.listing_about_person()}
        aside={m.listing_optional()}
        rows={3}
        {...text('description')}
        maxSymbols={textLimits.personDescription}
      />
      <FileField
        name="personPhoto"
        label={m.listing_person_photo()}
        hint={m.listing_picture_hint()}
        accept={logoTypes.join(',')}
        file={sending ?? (person.photo && fileOf(person.photo))}
        progress={sending?.progress ?? null}
        error={photos.of === person.key ? photos.problem : undefined}
        onPick={(file) => photos.pickFor(person.key, file)}
        onRemove={() => (sending ? photos.cancel() : onChange({ photo: null }))}
      />
      <PartNotes name="teamMembers" only={photoItem(person.name)} />
    </Card>
  );
}
