import { define, type Struct } from 'superstruct';
import { genericTexts } from './genericTexts.ts';
import { safeLink } from './link.ts';
import { countSymbols } from './rules.ts';
import { textLimits } from './textLimits.ts';
import { listingTexts } from './texts.ts';
import { isBlank } from './visible.ts';

/** A web address, `http` or `https`, without the spaces around it; may be empty unless `required` says why not. */
export function linkRule({ required }: { required?: string } = {}): Struct<string, null> {
  return define('link', (value) => {
    if (typeof value !== 'string' || isBlank(value)) return required ?? true;
    if (countSymbols(value.trim()) > textLimits.link) return genericTexts.max(textLimits.link);
    return safeLink(value) === null ? listingTexts.link : true;
  });
}
