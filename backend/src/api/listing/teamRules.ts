import { isId, isRecord } from '../../body.ts';
import type { FieldError } from '../../refusal.ts';
import { isBlank, isStorable, nameProblem, symbols } from '../../text.ts';
import type { TeamFields } from './team.ts';

/** Of the people of a service. */
export const teamLimits = { people: 20, name: 120, position: 120, description: 1000 } as const;

const labels = { name: 'Name', position: 'Position', description: 'Description' } as const;
type TextField = keyof typeof labels;

type Fail = (name: keyof TeamFields, message: string) => void;

/** A text that cannot be stored comes to null; one that breaks a rule stays, so that the other rules see it. */
const readText = (value: unknown, name: TextField, fail: Fail): string | null => {
  if (typeof value !== 'string' || !isStorable(value)) {
    fail(name, `${labels[name]} is not valid`);
    return null;
  }
  const oneLine = name !== 'description' && !isBlank(value);
  const problem = oneLine ? nameProblem(value, labels[name]) : undefined;
  if (problem) fail(name, problem);
  else if (symbols(value) > teamLimits[name]) fail(name, `Maximum ${teamLimits[name]} symbols`);
  return value === '' ? null : value;
};

const readMember = (member: Record<string, unknown>, draft: boolean, fail: Fail): TeamFields => {
  const text = (name: TextField) => readText(member[name] ?? '', name, fail);
  const name = text('name') ?? '';
  if (!draft && isBlank(name)) fail('name', 'Name is required');
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
