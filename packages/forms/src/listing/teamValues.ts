import type { FieldProblem, TeamMember, TeamMemberWrite } from '@portal/data/schemas';
import {
  fieldProblem,
  listingTexts,
  randomId,
  selectionLimits,
  teamMemberFields,
} from '@portal/domain';
import type { FieldRule } from '../core/rules.ts';
import { m } from '../i18n/messages.js';
import { type LogoValue, pictureValue } from './picture.ts';

export interface PersonValue {
  /** Identifies the person within the form; not stored. */
  key: string;
  name: string;
  position: string;
  description: string;
  photo: LogoValue | null;
}

const personTexts = ['name', 'position', 'description'] as const;
export type PersonText = (typeof personTexts)[number];

export const personName = ({ name }: PersonValue) => name.trim() || m.listing_new_person();

export function newPerson(): PersonValue {
  return { key: randomId(), name: '', position: '', description: '', photo: null };
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

/** Null for a text without visible characters. */
export const orNull = (text: string) => (text.trim() === '' ? null : text);

/** Empty texts are sent as null. */
export function teamPayload(team: readonly PersonValue[]): TeamMemberWrite[] {
  return team.map(({ name, position, description, photo }) => ({
    name,
    position: orNull(position),
    description: orNull(description),
    photo: photo?.id ?? null,
  }));
}

/** The errors of one person, by field. */
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

/** The error of one person, as an error of the team. */
const ofPerson = (index: number, message: string) =>
  m.listing_problem_of_person({ number: index + 1, problem: message });

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

/** The rule of the team, which is one field of the form. */
export function teamRule(draft: boolean): FieldRule {
  return (value) => (isTeam(value) ? teamProblem(value, draft) : undefined);
}

/** Adds the person to an error from the server. */
export function namePerson({ path, message }: FieldProblem): FieldProblem {
  const [, index] = /^teamMembers\.(\d+)/.exec(path) ?? [];
  return { path, message: index === undefined ? message : ofPerson(Number(index), message) };
}
