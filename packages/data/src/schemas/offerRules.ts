import { textLimits } from './limits.ts';
import { linkRule } from './linkRule.ts';
import { textRule } from './rules.ts';
import { offerTexts } from './texts.ts';

/** The rules of a special offer's texts, by our field names. */
export const offerRules = {
  title: textRule({
    required: offerTexts.titleRequired,
    oneLine: 'Title',
    max: textLimits.offerTitle,
  }),
  description: textRule({
    required: offerTexts.descriptionRequired,
    max: textLimits.offerDescription,
  }),
  link: linkRule({ required: offerTexts.linkRequired }),
  label: textRule({
    required: offerTexts.labelRequired,
    oneLine: 'Label',
    max: textLimits.offerLabel,
  }),
};
