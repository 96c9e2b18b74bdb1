import { isId, isRecord } from '../../body.ts';
import type { FieldError } from '../../refusal.ts';
import { isBlank, textProblem } from '../../text.ts';
import type { TeamFields } from './team.ts';

/** Of the people of a service. */
export const teamLimits = { people: 20, name: 120, position: 120, description: 1000 } as const;

const labels = { name: 'Name', position: 'Position', description: 'Description' } as const;
type TextField = keyof typeof labels;

type Fail = (name: keyof TeamFields, message: string) => void;

const readMember = (member: Record<string, unknown>, draft: boolean, fail: Fail): TeamFields => {
  const text = (name: TextField, required?: string): string | null => {
    const value = member[name];
    const oneLine = name !== 'description';
    const problem = textProblem(value, {
      label: labels[name],
      max: teamLimits[name],
      required,
      oneLine,
    });
    if (problem) fail(name, problem);
    return typeof value === 'string' && !problem && !isBlank(value) ? value : null;
  };
  const name = text('name', draft ? undefined : 'Name is required') ?? '';
  const photo = member.photo ?? null;
  if (photo !== null && !isId(photo)) fail('photo', 'Photo is not valid');
  return {
    name,
    position: text('position'),
    description: text('description'),
    photo: isId(photo) ? photo : null,
  };
};

/** The people of a service as they were sent; what is no list of people leaves those that are stored. Adds what is wrong to `errors`. */
export const readTeam = (
  value: unknown,
  stored: TeamFields[],
  draft: boolean,
  errors: FieldError[],
): TeamFields[] => {
  const fail = (path: string[], message: string) => errors.push({ path, message });
  if (!Array.isArray(value) || !value.every(isRecord)) {
    fail(['team_members'], 'Team is not valid');
    return stored;
  }
  if (value.length > teamLimits.people)
    fail(['team_members'], `Maximum ${teamLimits.people} people`);
  return value
    .slice(0, teamLimits.people)
    .map((member, index) =>
      readMember(member, draft, (name, message) =>
        fail(['team_members', String(index), name], message),
      ),
    );
};
