import {
  fieldProblem,
  genericTexts,
  isBlank,
  isId,
  listingTexts,
  selectionLimits,
  teamMemberFields,
} from '@portal/domain';
import { isRecord } from '../../body.ts';
import type { FieldError } from '../../refusal.ts';
import type { TeamFields } from './team.ts';

type TextField = keyof typeof teamMemberFields;

type Fail = (name: keyof TeamFields, message: string) => void;

const readMember = (member: Record<string, unknown>, draft: boolean, fail: Fail): TeamFields => {
  const text = (name: TextField): string | null => {
    const value = member[name];
    const problem = fieldProblem(teamMemberFields[name], value, { draft });
    if (problem) fail(name, problem);
    return typeof value === 'string' && !problem && !isBlank(value) ? value : null;
  };
  const name = text('name') ?? '';
  const photo = member.photo ?? null;
  if (photo !== null && !isId(photo)) fail('photo', genericTexts.notValid('Photo'));
  return {
    name,
    position: text('position'),
    description: text('description'),
    photo: isId(photo) ? photo : null,
  };
};

const most = selectionLimits.teamMembers;

/** The people of a service as they were sent; what is no list of people leaves those that are stored. Adds what is wrong to `errors`. */
export const readTeam = (
  value: unknown,
  stored: TeamFields[],
  draft: boolean,
  errors: FieldError[],
): TeamFields[] => {
  const fail = (path: string[], message: string) => errors.push({ path, message });
  if (!Array.isArray(value) || !value.every(isRecord)) {
    fail(['team_members'], genericTexts.notValid('Team'));
    return stored;
  }
  if (value.length > most) fail(['team_members'], listingTexts.tooManyPeople(most));
  return value
    .slice(0, most)
    .map((member, index) =>
      readMember(member, draft, (name, message) =>
        fail(['team_members', String(index), name], message),
      ),
    );
};
