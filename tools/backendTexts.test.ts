import { relative } from 'node:path';
import {
  isCallExpression,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAssignment,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';

const start = 'The command line is in English.';
const stored = 'Stored with the record, in one language for all readers.';

/** Files of the backend with English sentences, and why they have them. */
const exceptions: Record<string, string> = {
  'app.ts': start,
  'base/databaseAway.ts': 'A line of the log.',
  'base/openapi.ts': 'The description for developers.',
  'base/postgresStart.ts': start,
  'base/settings.ts': start,
  'base/startProblem.ts': start,
  'base/startTurn.ts': start,
  'features/audit-log/prepareAudit.ts': 'An error of the database, which no call causes.',
  'features/directory-changes/prepare.ts': start,
  'features/links/checkLink.ts': stored,
  'features/listing/figures.ts': start,
  'features/listing/listIndex/searchIndexes.ts': start,
  'features/listing/listIndex/versions.ts': start,
  'features/sign-in/viewAs.ts': stored,
  'features/special-offer/purchases.ts': stored,
  'features/special-offer/refunds.ts': stored,
  'features/system/figures.ts': 'The help of metrics.',
};

const isText = (node: Node) =>
  isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isTemplateExpression(node);

/** Logs, metrics and errors of the program, which no user reads. */
const isForOperators = (node: Node): boolean =>
  (isNewExpression(node) && /^(?!Http)\w*Error$/.test(node.expression.getText())) ||
  (isCallExpression(node) &&
    /\blog\.\w+$|^(counterOf|logOnceAMinute)$/.test(node.expression.getText())) ||
  (isPropertyAssignment(node) && node.name.getText() === 'help');

/** The nodes whose literals a user reads, whatever they say. */
const isMessage = (node: Node): boolean =>
  (isPropertyAssignment(node) || isVariableDeclaration(node)
    ? node.name.getText() === 'message'
    : isCallExpression(node) &&
      /^(invalid|badParameter|fail|genericTexts\.\w+)$/.test(node.expression.getText())) ?? false;

/** A string or template without its quotation marks; each value is `…`. */
const textOf = (node: Node): string =>
  node
    .getText()
    .slice(1, -1)
    .replace(/\$\{[^}]*\}/g, '…');

/** A capital letter and three words. */
const SENTENCE = /^\p{Lu}[\p{L}’']* \S+ \S/u;
/** A name or part of a sentence: an id such as 'move_to' has neither a capital letter nor a space. */
const WORDS = /^\p{Lu}\p{Ll}|\p{L} | \p{L}/u;

/** The English texts in the code of a file. */
function textsIn(file: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: Node, pattern: RegExp): void => {
    if (isForOperators(node)) return;
    if (isText(node) && pattern.test(textOf(node))) {
      const line = file.text.slice(0, node.getStart()).split('\n').length;
      found.push(`${line} ${node.getText()}`);
      return;
    }
    const inner = isMessage(node) ? WORDS : isText(node) ? SENTENCE : pattern;
    node.forEachChild((child) => visit(child, inner));
  };
  visit(file, SENTENCE);
  return found;
}

test('the backend has the texts that users read in its catalogues', () => {
  const api = new API();
  try {
    const config = `${process.cwd()}/backend/tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const files =
      project?.program
        .getSourceFileNames()
        .filter((name) => /^(?!.*(node_modules|\/i18n\/)).*\/backend\/src\//.test(name)) ?? [];
    expect(files.length).toBeGreaterThan(250);
    const found = files.flatMap((name) => {
      const file = project?.program.getSourceFile(name);
      const path = relative('backend/src', name);
      return file ? textsIn(file).map((text) => ({ path, text: `${path}:${text}` })) : [];
    });
    const unused = Object.keys(exceptions).filter((path) => !found.some((of) => of.path === path));
    expect(unused).toEqual([]);
    expect(found.filter(({ path }) => !(path in exceptions)).map(({ text }) => text)).toEqual([]);
  } finally {
    api.close();
  }
}, 120_000);
