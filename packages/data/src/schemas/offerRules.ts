import { linkRule } from './linkRule.ts';
import { nameRule } from './nameRule.ts';
import { textRule } from './rules.ts';
import { textLimits } from './textLimits.ts';
import { offerTexts } from './texts.ts';

/** The rules of a special offer's texts, by our field names. */
export const offerRules = {
  title: nameRule('Title', {
    required: offerTexts.titleRequired,
    max: textLimits.offerTitle,
  }),
  description: textRule({
    name: 'Description',
    required: offerTexts.descriptionRequired,
    max: textLimits.offerDescription,
  }),
  link: linkRule({ required: offerTexts.linkRequired }),
  label: nameRule('Label', {
    required: offerTexts.labelRequired,
    max: textLimits.offerLabel,
  }),
};
