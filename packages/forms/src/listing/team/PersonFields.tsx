import { logoTypes, textLimits } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { FileField } from '@portal/ui/components/FileField';
import { TextArea } from '@portal/ui/components/TextArea';
import { TextField } from '@portal/ui/components/TextField';
import { fileOf } from '../logo/fileOf.ts';
import type { PersonText, PersonValue } from './teamValues.ts';
import type { TeamPhotos } from './useTeamPhotos.ts';

interface PersonFieldsProps {
  person: PersonValue;
  title: string;
  problems: Partial<Record<PersonText, string>>;
  photos: TeamPhotos;
  onChange: (part: Partial<PersonValue>) => void;
  onDone: () => void;
}

/** All fields of one person; what is typed belongs to the form at once. */
export function PersonFields(props: PersonFieldsProps) {
  const { person, title, problems, photos, onChange, onDone } = props;
  const sending = photos.of === person.key ? photos.chosen : null;
  return (
    <Card
      title={title}
      level={3}
      actions={
        <Button size="compact" onClick={onDone}>
          Close
        </Button>
      }
    >
      {/* Where a problem of the team leads to. */}
      <div data-field="teamMembers">
        <TextField
          name="personName"
          label="Person's name"
          autoComplete="off"
          value={person.name}
          error={problems.name}
          maxSymbols={textLimits.person}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <TextField
        name="personPosition"
        label="Position"
        aside="Optional"
        autoComplete="off"
        value={person.position}
        error={problems.position}
        maxSymbols={textLimits.person}
        onChange={({ target }) => onChange({ position: target.value })}
      />
      <TextArea
        name="personDescription"
        label="About the person"
        aside="Optional"
        rows={3}
        value={person.description}
        error={problems.description}
        maxSymbols={textLimits.personDescription}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <FileField
        name="personPhoto"
        label="Photo"
        hint="JPEG, PNG or WEBP, up to 5 MB"
        accept={logoTypes.join(',')}
        file={sending ?? (person.photo && fileOf(person.photo))}
        progress={sending?.progress ?? null}
        error={photos.of === person.key ? photos.problem : undefined}
        onPick={(file) => photos.pickFor(person.key, file)}
        onRemove={() => (sending ? photos.remove() : onChange({ photo: null }))}
      />
    </Card>
  );
}
