/* What may be said of any text, the same as the portal's forms say of it. */

const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Nothing in it can be seen: empty, spaces, or only symbols without a shape. */
export const isBlank = (text: string): boolean => unseen.test(text);

/**
 * What is wrong with a name: it is one line, whatever sign would begin a second one, and no unseen sign in it turns the
 * text that follows. The marks that only place a sign, as Arabic and Hebrew names may need them, are let in.
 */
const nameProblem = (text: string, label: string): string | undefined => {
  if (/[\n-\r\u0085\u2028\u2029]/.test(text)) return `${label} is not valid`;
  if (/[\u202a-\u202e\u2066-\u2069]/.test(text))
    return `${label} has a hidden sign that turns the direction of text`;
  return undefined;
};

/**
 * The address of a link as it is stored, or null where it is none: http and https only, by the rules browsers follow, without
 * control characters, which those drop unseen, and without a user before the host, which is only good for looking like another site.
 */
export const webLink = (text: string): string | null => {
  const address = text.trim();
  if (/[\p{Cc}\p{Cs}]/u.test(address)) return null;
  const { protocol = '', username, password } = URL.parse(address) ?? {};
  return ['http:', 'https:'].includes(protocol) && !username && !password ? address : null;
};

/** Neither database can keep the others, so they are refused and not changed. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** People count what they see, not UTF-16 units. */
const symbols = (text: string): number => [...text].length;

export interface TextRule {
  /** What the field is called in a sentence. */
  label: string;
  max: number;
  /** Said of a text that shows nothing. Default: it may be empty. */
  required?: string | undefined;
  /** A name: one line, and nothing unseen that turns the text around it. Default false. */
  oneLine?: boolean | undefined;
}

/** What is wrong with a text that was sent, in one sentence; the forms say the same. */
export const textProblem = (value: unknown, rule: TextRule): string | undefined => {
  const { label, max, required, oneLine = false } = rule;
  const text = value ?? '';
  if (typeof text !== 'string') return `${label} is not valid`;
  if (isBlank(text)) return required;
  if (!isStorable(text)) return `${label} is not valid`;
  if (symbols(text) > max) return `Maximum ${max} symbols`;
  return oneLine ? nameProblem(text, label) : undefined;
};

/** A link is judged as it is stored: without the spaces around it. */
export const linkProblem = (
  value: unknown,
  rule: Omit<TextRule, 'oneLine'>,
): string | undefined => {
  const { label, max, required } = rule;
  const text = value ?? '';
  if (typeof text !== 'string') return `${label} is not valid`;
  if (isBlank(text)) return required;
  if (symbols(text.trim()) > max) return `Maximum ${max} symbols`;
  return webLink(text) === null ? 'Must be a valid link' : undefined;
};
