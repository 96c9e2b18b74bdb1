import type { Strapi } from '../../base/registry.ts';
import { LIVE } from '../moderation/index.ts';
import { kinds, TEAM } from './rows.ts';

/** Whether a live listing shows the picture. */
export const isInLiveListing = async (strapi: Strapi, id: number): Promise<boolean> => {
  for (const { uid } of Object.values(kinds)) {
    if (await strapi.db.query(uid).findOne({ where: { logo: { id }, ...LIVE } })) return true;
  }
  const where = { photo: { id }, service: LIVE };
  return (await strapi.db.query(TEAM).findOne({ where })) !== null;
};
