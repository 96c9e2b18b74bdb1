import {
  type Collection,
  collections,
  fieldsOfCollection,
  isOfKind,
  type ListingField,
  listingFields,
  storedName,
} from '@portal/domain';
import type { Strapi } from '../../base/registry.ts';
import { kinds, TEAM } from './rows.ts';
import { singleOf, termKinds } from './termKinds.ts';

/** The attribute of a field in Strapi, which adds and keeps its column. */
const attributeOf = (name: ListingField) => {
  if (isOfKind(name, 'flag')) return { type: 'boolean', default: false };
  if (isOfKind(name, 'image')) return { type: 'media', multiple: false, allowedTypes: ['images'] };
  if (isOfKind(name, 'terms'))
    return { type: 'relation', relation: 'manyToMany', target: termKinds[singleOf(name)].uid };
  if (isOfKind(name, 'people'))
    return { type: 'relation', relation: 'oneToMany', target: TEAM, mappedBy: 'service' };
  return { type: listingFields[name].max > 255 ? 'text' : 'string' };
};

/** The attributes that vendors edit. */
export const listingAttributes = (type: Collection): object =>
  Object.fromEntries(fieldsOfCollection(type).map((name) => [storedName(name), attributeOf(name)]));

/** Adds the fields of listings to their types; the files of these types have what vendors do not edit. */
export const registerListingFields = (strapi: Strapi): void => {
  for (const type of collections)
    strapi.get('content-types').extend(kinds[type].uid, (model: { attributes: object }) => {
      model.attributes = { ...listingAttributes(type), ...model.attributes };
    });
};
