import type { TeamMemberValues } from '@portal/domain';
import type { UID } from '@strapi/strapi';
import type { MediaRecord } from '../../media/records.ts';
import { toMedia } from '../../media/records.ts';
import type { Strapi } from '../../registry.ts';

export const TEAM: UID.ContentType = 'api::team-member.team-member';

/** A person of a service as it lies in the table. */
export interface TeamRow {
  id: number;
  documentId: string;
  name: string | null;
  position: string | null;
  description: string | null;
  rank: number | null;
  photo: MediaRecord | null;
}

const inOrder = (rows: TeamRow[] | undefined): TeamRow[] =>
  (rows ?? []).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.id - b.id);

export const teamOf = (rows: TeamRow[] | undefined): TeamMemberValues[] =>
  inOrder(rows).map(({ name, position, description, photo }) => ({
    name: name ?? '',
    position: position ?? null,
    description: description ?? null,
    photo: photo?.id ?? null,
  }));

export const teamAnswer = (rows: TeamRow[] | undefined) =>
  inOrder(rows).map(({ id, name, position, description, photo }) => ({
    id,
    name: name ?? '',
    position,
    description,
    photo: photo && toMedia(photo),
  }));

/** Makes the people of one row those that were written; those who stay keep their records. */
export const writeTeam = async (
  strapi: Strapi,
  serviceId: number,
  team: readonly TeamMemberValues[],
): Promise<void> => {
  const people = strapi.documents(TEAM);
  const found: TeamRow[] = await strapi.db
    .query(TEAM)
    .findMany({ where: { service: { id: serviceId } }, populate: { photo: true } });
  const before = inOrder(found);
  if (JSON.stringify(teamOf(before)) === JSON.stringify(team)) return;
  for (const [rank, member] of team.entries()) {
    const documentId = before[rank]?.documentId;
    const data: Record<string, unknown> = { ...member, rank, service: serviceId };
    if (documentId) await people.update({ documentId, data });
    else await people.create({ data });
  }
  for (const { documentId } of before.slice(team.length)) await people.delete({ documentId });
};
