export const uploadTexts = {
  failed: 'Could not post image, response not received or response status not 200',
  notFound: 'Could not find image',
  notRead: 'Could not get image',
  recordFailed: 'Error updating Strapi record',
} as const;
