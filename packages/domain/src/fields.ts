import { emailProblem } from './email.ts';
import { lineProblem } from './line.ts';
import { linkProblem } from './linkProblem.ts';
import { type TextRule, textProblem } from './text.ts';

/** One text of a record. */
export interface TextField extends TextRule {
  /** `line` is one line that is shown in the middle of other text. */
  kind: 'text' | 'line' | 'link' | 'email';
  label: string;
  max: number;
}

export type TextFields = Readonly<Record<string, TextField>>;

const problems = { text: textProblem, line: lineProblem, link: linkProblem, email: emailProblem };

/** What is wrong with the value of a field, in one sentence. In a draft a required field may be empty. */
export function fieldProblem(
  { kind, ...rule }: TextField,
  value: unknown,
  { draft = false }: { draft?: boolean } = {},
): string | undefined {
  return problems[kind](value, draft ? { ...rule, required: undefined } : rule);
}
