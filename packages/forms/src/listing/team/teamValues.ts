import {
  type FieldProblem,
  listingTexts,
  selectionLimits,
  type TeamMember,
  type TeamMemberWrite,
  teamMemberRules,
} from '@portal/data/schemas';
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
  const rules = teamMemberRules({ draft });
  return Object.fromEntries(
    personTexts.flatMap((name) => {
      const [failure] = rules[name].validate(person[name]);
      return failure ? [[name, failure.message]] : [];
    }),
  );
}

/** A problem of one person as it reads away from that person's fields. */
const ofPerson = (index: number, message: string) => `Person ${index + 1}: ${message}`;

function teamProblem(team: readonly PersonValue[], draft: boolean): string | null {
  if (team.length > selectionLimits.teamMembers)
    return listingTexts.tooManyPeople(selectionLimits.teamMembers);
  for (const [index, person] of team.entries()) {
    const [problem] = Object.values(personProblems(person, draft));
    if (problem) return ofPerson(index, problem);
  }
  return null;
}

const isTeam = (value: unknown): value is readonly PersonValue[] => Array.isArray(value);

/** The rule of the whole team, as one field of the form. */
export function teamRule(draft: boolean): FieldRule {
  return {
    validate(value) {
      const message = isTeam(value) ? teamProblem(value, draft) : null;
      return [message === null ? undefined : { failures: () => [{ message }] }, value];
    },
  };
}

/** What the server says of one person, told with which one it is. */
export function namePerson({ path, message }: FieldProblem): FieldProblem {
  const [, index] = /^teamMembers\.(\d+)/.exec(path) ?? [];
  return { path, message: index === undefined ? message : ofPerson(Number(index), message) };
}
