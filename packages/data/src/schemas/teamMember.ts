import type { TeamMemberValues } from '@portal/domain';
import { type Infer, nullable, number, object, string } from 'superstruct';
import { mediaStruct } from './media.ts';

export const teamMemberStruct = object({
  id: number(),
  name: string(),
  position: nullable(string()),
  description: nullable(string()),
  photo: nullable(mediaStruct),
});

export type TeamMember = Infer<typeof teamMemberStruct>;

/** A person of a service as a form sends it; the photo is the id of an uploaded file. */
export type TeamMemberWrite = TeamMemberValues;
