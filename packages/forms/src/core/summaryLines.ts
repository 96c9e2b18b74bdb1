import { type FieldProblem, pageLocale } from '@portal/data/schemas';
import { m } from '../i18n/messages.js';

/** Messages that do not name their field. */
const general =
  pageLocale() === 'en-NZ'
    ? /^(Minimum|Maximum|Max|Must|Required|Invalid|This|Use) /
    : /^(Mindestens|Höchstens|Max|Muss|Pflichtfeld|Ungültig\p{L}*|Dies\p{L}*|Verwenden|Geben|Wählen) /u;

/** The message in the summary, with the label if needed. A word that occurs in several labels does not identify a field. */
function summaryMessage(label: string, message: string, labels: readonly string[]): string {
  const occurrences = (text: string) => text.toLowerCase().split(label.toLowerCase()).length;
  const named = occurrences(message) > 1 && occurrences(`${labels}`) < 3;
  return general.test(`${message} `) && !named
    ? m.core_problem_of_field({ label, message })
    : message;
}

/** Lines of the error summary in screen order; a message shared by two fields appears once, at the first. */
export function summaryLines(
  problems: readonly FieldProblem[],
  labels: Readonly<Record<string, string>>,
) {
  const order = Object.keys(labels);
  const lines = [...problems]
    .sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path))
    .map(({ path, message }) => ({
      name: path,
      message: summaryMessage(labels[path] ?? path, message, Object.values(labels)),
    }));
  return lines.filter(
    ({ message }, index) => lines.findIndex((line) => line.message === message) === index,
  );
}

export const summaryTitle = (count: number): string => m.core_check_fields({ count });
