import { optional, string } from 'superstruct';

/** The id as clients of Strapi 5 know it. The portal does without: version 4 has none. */
export const documentId = optional(string());
