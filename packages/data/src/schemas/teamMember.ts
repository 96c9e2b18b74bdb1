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
