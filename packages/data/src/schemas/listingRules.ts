import { array, nullable, refine, string, type } from 'superstruct';
import { selectionLimits } from './limits.ts';
import { linkRule } from './linkRule.ts';
import { nameRule } from './nameRule.ts';
import { emailRule, idsRule, textRule } from './rules.ts';
import { textLimits } from './textLimits.ts';
import { listingTexts } from './texts.ts';

/** The rules of each text of a person in a service's team. */
export function teamMemberRules({ draft }: { draft: boolean }) {
  const person = { max: textLimits.person };
  return {
    name: nameRule('Name', {
      ...person,
      ...(draft ? {} : { required: listingTexts.personNameRequired }),
    }),
    position: nameRule('Position', { ...person }),
    description: textRule({ name: 'Description', max: textLimits.personDescription }),
  };
}

/** The rules of every text and selection of a listing, by our field names. A draft may leave required fields empty. */
export function listingRules({ draft }: { draft: boolean }) {
  const need = (required: string) => (draft ? {} : { required });
  const note = (name: string) =>
    refine(nullable(string()), 'note', (value) => {
      const [failure] = textRule({ name, max: textLimits.note }).validate(value ?? '');
      return failure ? failure.message : true;
    });
  return {
    name: nameRule('Listing name', {
      ...need(listingTexts.nameRequired),
      max: textLimits.name,
    }),
    shortDescription: textRule({
      name: 'Short description',
      ...need(listingTexts.shortDescriptionRequired),
      max: textLimits.shortDescription,
    }),
    longDescription: textRule({
      name: 'Full description',
      ...need(listingTexts.longDescriptionRequired),
      max: textLimits.longDescription,
    }),
    link: linkRule(need(listingTexts.linkRequired)),
    freeTrial: linkRule(),
    pricing: textRule({
      name: 'Pricing',
      ...need(listingTexts.pricingRequired),
      max: textLimits.pricing,
    }),
    industries: idsRule(selectionLimits.industries),
    subcategories: idsRule(selectionLimits.subcategories),
    categories: idsRule(selectionLimits.categories),
    locations: idsRule(selectionLimits.locations),
    teamMembers: refine(array(type(teamMemberRules({ draft }))), 'team', (team) =>
      team.length <= selectionLimits.teamMembers
        ? true
        : listingTexts.tooManyPeople(selectionLimits.teamMembers),
    ),
    email: emailRule(),
    phone: textRule({ name: 'Phone', max: textLimits.phone }),
    adminNote: note('Note'),
    internalNote: note('Internal note'),
  };
}
