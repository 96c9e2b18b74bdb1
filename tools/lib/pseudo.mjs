const letters = new Map(
  [...'aeiouyAEIOUYcnsz'].map((letter, index) => [
    letter,
    [...'áéíóúýÁÉÍÓÚÝçñšž'][index] ?? letter,
  ]),
);
/** Added to a text of as many characters: 40 %. */
const longer = 0.4;

/** A text of the catalogue with accents, 40 % longer, in brackets that show where it is cut off; `{values}` stay. */
function pseudoText(/** @type {string} */ text) {
  let length = 0;
  const accented = text
    .split(/(\{[^}]*\}|<[^>]*>)/)
    .map((part, index) => {
      if (index % 2) return part;
      length += part.length;
      return [...part].map((letter) => letters.get(letter) ?? letter).join('');
    })
    .join('');
  const added = 'ėxtrå wördś '.repeat(Math.ceil(length)).slice(0, Math.ceil(length * longer));
  return `[${accented} ${added.trim()}]`.replace(' ]', ']');
}

/**
 * The catalogue in the pseudo-locale. Of a message with variants only the patterns change.
 * @template T @param {T} value @returns {T}
 */
export function pseudoMessages(value, key = '') {
  if (typeof value === 'string')
    return /** @type {T} */ (key === '$schema' ? value : pseudoText(value));
  if (Array.isArray(value)) return /** @type {T} */ (value.map((each) => pseudoVariants(each)));
  return /** @type {T} */ (
    Object.fromEntries(
      Object.entries(/** @type {object} */ (value)).map(([name, each]) => [
        name,
        pseudoMessages(each, name),
      ]),
    )
  );
}

const pseudoVariants = (/** @type {{ match: object }} */ variants) => ({
  ...variants,
  match: pseudoMessages(variants.match),
});
