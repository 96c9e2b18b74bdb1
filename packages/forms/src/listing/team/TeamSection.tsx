import { selectionLimits } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Text } from '@portal/ui/components/Text';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SavedMeanwhile } from '../../core/clash/SavedMeanwhile.tsx';
import { focusField } from '../../core/focusField.ts';
import { useFormScope } from '../../core/formScope.ts';
import { useField } from '../../core/useField.ts';
import { listingLabels } from '../listingLabels.ts';
import type { ListingValues } from '../listingValues.ts';
import { PeopleList } from './PeopleList.tsx';
import { PersonFields } from './PersonFields.tsx';
import { newPerson, type PersonValue, personName, personProblems } from './teamValues.ts';
import type { TeamPhotos } from './useTeamPhotos.ts';

export interface TeamSectionProps {
  photos: TeamPhotos;
}

const isWrong = (person: PersonValue) => Object.keys(personProblems(person, false)).length > 0;

/** The people of a service: all of them in their order, and one at a time with all fields. */
export function TeamSection({ photos }: TeamSectionProps) {
  const { element, running } = useFormScope();
  const { value, onChange, error } = useField<ListingValues>('teamMembers');
  const team: readonly PersonValue[] = value;
  const [chosen, setChosen] = useState<string | null>(null);
  const wrong = error === undefined ? undefined : team.find(isWrong);
  const open = team.find(({ key }) => key === chosen) ?? wrong;
  const openKey = open?.key;

  /** The focus follows a press of ours, and nothing else. */
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

  function change(key: string, part: Partial<PersonValue>) {
    onChange(team.map((each) => (each.key === key ? { ...each, ...part } : each)));
  }

  return (
    <Card
      title={listingLabels.teamMembers}
      help="Who works with the customer. Shown on the public page, in this order."
    >
      {team.length > 0 ? (
        <PeopleList team={team} disabled={running !== null} onChange={onChange} onEdit={edit} />
      ) : (
        <Text tone="muted">
          Nobody yet. People trust a service more when they see who is behind it.
        </Text>
      )}
      {open ? (
        <PersonFields
          key={open.key}
          person={open}
          title={personName(open)}
          problems={error === undefined ? {} : personProblems(open, false)}
          photos={photos}
          onChange={(part) => change(open.key, part)}
          onDone={() => setChosen(null)}
        />
      ) : null}
      {error === undefined ? null : <Text tone="critical">{error}</Text>}
      <SavedMeanwhile name="teamMembers" />
      <div data-field={open ? undefined : 'teamMembers'}>
        <Button
          icon={Plus}
          size="compact"
          onClick={add}
          disabled={running !== null || team.length >= selectionLimits.teamMembers}
        >
          Add a person
        </Button>
      </div>
    </Card>
  );
}
