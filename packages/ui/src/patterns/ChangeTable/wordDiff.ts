import { diffArrays } from 'diff';

/** A run of equal text, or the removed and added text of one edit. */
interface Step {
  same: string;
  out: string;
  in: string;
}

/** Above this many edits, the whole text counts as changed. */
const mostEdits = 500;

/** The equal, removed and added tokens, in order. */
function compareTokens(a: string[], b: string[]): Step[] {
  const changes = diffArrays(a, b, { maxEditLength: mostEdits });
  if (!changes) return [{ same: '', out: a.join(''), in: b.join('') }];
  return changes.map(({ value, added, removed }) => {
    const text = value.join('');
    return { same: added || removed ? '' : text, out: removed ? text : '', in: added ? text : '' };
  });
}

/** A run of text; `changed` if only one side has it. */
export interface Run {
  text: string;
  changed: boolean;
}

const signs = '[.,;:!?…()"“”]';
const tokens = new RegExp(
  `\\s+|(?<=^|\\s)${signs}+|${signs}+(?=\\s|$)|\\S+?(?=${signs}*(?:\\s|$))`,
  'gu',
);
const split = (text: string): string[] => text.match(tokens) ?? [];

const isChange = (step: Step | undefined): boolean => step?.same === '';

/** Joins adjacent steps of the same kind. */
function joined(steps: readonly Step[]): Step[] {
  const whole: Step[] = [];
  for (const step of steps) {
    const last = whole.at(-1);
    if (last && isChange(last) === isChange(step)) {
      last.same += step.same;
      last.out += step.out;
      last.in += step.in;
    } else whole.push({ ...step });
  }
  return whole;
}

/** White space, punctuation or a very short word between two edits is marked with them. */
const isScrap = (text: string): boolean =>
  !text.includes('\n') && text.replace(/[^\p{L}\p{N}]/gu, '').length < 3;

const bridged = (steps: readonly Step[]): Step[] =>
  steps.map((step, index) =>
    !isChange(step) &&
    isChange(steps[index - 1]) &&
    isChange(steps[index + 1]) &&
    isScrap(step.same)
      ? { same: '', out: step.same, in: step.same }
      : step,
  );

/** Leaves white space around changed words unmarked. */
function bare(run: Run): Run[] {
  const words = run.text.trim();
  if (!run.changed || words === '' || words === run.text) return [run];
  const start = run.text.indexOf(words);
  return [
    { text: run.text.slice(0, start), changed: false },
    { text: words, changed: true },
    { text: run.text.slice(start + words.length), changed: false },
  ];
}

const side = (steps: readonly Step[], changed: 'out' | 'in'): Run[] =>
  steps
    .flatMap((step) => bare({ text: step.same || step[changed], changed: isChange(step) }))
    .filter(({ text }) => text !== '');

/** Compares two texts word by word. */
export function wordDiff(live: string, pending: string) {
  const steps = joined(bridged(joined(compareTokens(split(live), split(pending)))));
  return { live: side(steps, 'out'), pending: side(steps, 'in') };
}
