import { refine, type Struct } from 'superstruct';
import { safeLink } from './link.ts';
import { textRule } from './rules.ts';
import { textLimits } from './textLimits.ts';
import { listingTexts } from './texts.ts';
import { isBlank } from './visible.ts';

/** A web address, `http` or `https`; may be empty unless `required` says why not. */
export function linkRule(rule: { required?: string } = {}): Struct<string, null> {
  return refine(textRule({ ...rule, max: textLimits.link }), 'link', (value) =>
    isBlank(value) || safeLink(value) !== null ? true : listingTexts.link,
  );
}
