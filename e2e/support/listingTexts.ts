import {
  type Collection,
  isFieldOf,
  listingFields,
  listingFieldsOf,
  storedName,
  type TextField,
  textKinds,
  textLimits,
} from '@portal/domain';

/** The texts of listings of a collection. */
export const textsOf = (collection: Collection): (TextField & { stored: string })[] =>
  listingFieldsOf(...textKinds)
    .filter((name) => isFieldOf(collection, name))
    .map((name) => ({ ...listingFields[name], stored: storedName(name) }));

/** The names of the texts in calls, by their labels. */
export const storedByLabel = (collection: Collection): Readonly<Record<string, string>> =>
  Object.fromEntries(textsOf(collection).map(({ label, stored }) => [label, stored]));

type Text = ReturnType<typeof textsOf>[number];

function sampleOf({ kind, max, stored }: Text, mark: string): string {
  if (kind === 'link') return `https://totara.example/${stored}/${mark}?q=1&p=2`;
  if (kind === 'email') return `${mark}@totara.example`;
  if (kind === 'phone') return '+64 9 555 0100';
  if (max > textLimits.shortDescription) return `First line\n\n  indented second line ${mark}`;
  return max < textLimits.name ? '“From” $29.99 🥝' : `“Tōtara” & co, emoji 🥝 ${mark}`;
}

/** Valid input for each text by its label, with the mark in most of them. */
export const sampleTexts = (collection: Collection, mark: string): Record<string, string> =>
  Object.fromEntries(textsOf(collection).map((text) => [text.label, sampleOf(text, mark)]));
