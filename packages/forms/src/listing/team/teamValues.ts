import type { FieldProblem, TeamMember, TeamMemberWrite } from '@portal/data/schemas';
import { fieldProblem, listingTexts, selectionLimits, teamMemberFields } from '@portal/domain';
import type { FieldRule } from '../../core/rules.ts';
import { type LogoValue, pictureValue } from '../logo/pictureValue.ts';

/** A person of a service, as the form shows one. */
export interface PersonValue {
  /** Names the person within the form. */
  key: string;
  name: string;
  position: string;
  description: string;
  photo: LogoValue | null;
}

const personTexts = ['name', 'position', 'description'] as const;
export type PersonText = (typeof personTexts)[number];

/** “New person” until a name is typed. */
export const personName = ({ name }: PersonValue) => name.trim() || 'New person';

/** `key` tells people apart on this page and is not stored. */
export function newPerson(key: string = crypto.randomUUID()): PersonValue {
  return { key, name: '', position: '', description: '', photo: null };
}

export function teamFromRecord(team: readonly TeamMember[]): PersonValue[] {
  return team.map(({ id, name, position, description, photo }) => ({
    key: `stored-${id}`,
    name,
    position: position ?? '',
    description: description ?? '',
    photo: photo && pictureValue(photo),
  }));
}

const orNull = (text: string) => (text.trim() === '' ? null : text);

/** Fields left empty are sent as null. */
export function teamPayload(team: readonly PersonValue[]): TeamMemberWrite[] {
  return team.map(({ name, position, description, photo }) => ({
    name,
    position: orNull(position),
    description: orNull(description),
    photo: photo?.id ?? null,
  }));
}

/** What is wrong with one person, by field. */
export function personProblems(
  person: PersonValue,
  draft: boolean,
): Partial<Record<PersonText, string>> {
  return Object.fromEntries(
    personTexts.flatMap((name) => {
      const problem = fieldProblem(teamMemberFields[name], person[name], { draft });
      return problem ? [[name, problem]] : [];
    }),
  );
}

/** A problem of one person as it reads away from that person's fields. */
const ofPerson = (index: number, message: string) => `Person ${index + 1}: ${message}`;

function teamProblem(team: readonly PersonValue[], draft: boolean): string | undefined {
  if (team.length > selectionLimits.teamMembers)
    return listingTexts.tooManyPeople(selectionLimits.teamMembers);
  for (const [index, person] of team.entries()) {
    const [problem] = Object.values(personProblems(person, draft));
    if (problem) return ofPerson(index, problem);
  }
  return undefined;
}

const isTeam = (value: unknown): value is readonly PersonValue[] => Array.isArray(value);

/** The rule of the whole team, as one field of the form. */
export function teamRule(draft: boolean): FieldRule {
  return (value) => (isTeam(value) ? teamProblem(value, draft) : undefined);
}

/** What the server says of one person, told with which one it is. */
export function namePerson({ path, message }: FieldProblem): FieldProblem {
  const [, index] = /^teamMembers\.(\d+)/.exec(path) ?? [];
  return { path, message: index === undefined ? message : ofPerson(Number(index), message) };
}
