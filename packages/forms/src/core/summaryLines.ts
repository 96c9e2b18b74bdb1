import type { FieldProblem } from '@portal/data/schemas';
import { genericTexts } from '@portal/domain';
import { m } from '../i18n/messages.js';

/** The same for all numbers in a message. */
const withoutNumbers = (message: string): string => message.replace(/\d+/g, '0');

/** The messages for fields of any kind, which do not name their field. */
const genericMessages = (): string[] => [
  genericTexts.min(0),
  genericTexts.max(0),
  genericTexts.maxSelected(0),
  genericTexts.passwordTooLong,
  genericTexts.email,
  genericTexts.requiredField,
  m.core_changed_elsewhere(),
];

/** The message in the summary, with the label if needed. A word that occurs in several labels does not identify a field. */
function summaryMessage(label: string, message: string, labels: readonly string[]): string {
  const occurrences = (text: string) => text.toLowerCase().split(label.toLowerCase()).length;
  const named = occurrences(message) > 1 && occurrences(`${labels}`) < 3;
  return named ? message : m.core_problem_of_field({ label, message });
}

interface Problem extends FieldProblem {
  /** Does not name its field. Default: as the list of general messages says. */
  general?: boolean;
}

/**
 * Lines of the error summary in screen order; a message shared by two fields appears once, at the first.
 *
 * @param general Messages that do not name their field, besides the generic ones. Default: none.
 */
export function summaryLines(
  problems: readonly Problem[],
  labels: Readonly<Record<string, string>>,
  general: readonly string[] = [],
) {
  const order = Object.keys(labels);
  const unnamed = new Set([...genericMessages(), ...general].map(withoutNumbers));
  const lines = [...problems]
    .sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path))
    .map(({ path, message, general: isGeneral = unnamed.has(withoutNumbers(message)) }) => ({
      name: path,
      message: isGeneral
        ? summaryMessage(labels[path] ?? path, message, Object.values(labels))
        : message,
    }));
  return lines.filter(
    ({ message }, index) => lines.findIndex((line) => line.message === message) === index,
  );
}

export const summaryTitle = (count: number): string => m.core_check_fields({ count });
