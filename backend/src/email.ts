const local = "[\\w.!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const pattern = new RegExp(`^${local}@${label}(?:\\.${label})+$`, 'i');

/** What a browser's e-mail field takes, with a dot in the host; the forms give the same verdict. */
export const isEmail = (text: string): boolean => text.length <= 254 && pattern.test(text.trim());
