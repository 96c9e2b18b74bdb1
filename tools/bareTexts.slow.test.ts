import { relative } from 'node:path';
import {
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  type JsxChild,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';

/** Whether React renders a value of this type as a text node; of a `ReactNode` only its caller knows. */
function isText(type: Type): boolean {
  if (type.isUnionType()) {
    const members = type.getTypes();
    return (
      !members.some((each) => each.flags & TypeFlags.Object && isIterable(each)) &&
      members.some(isText)
    );
  }
  if (type.isStringLiteralType()) return type.value.trim() !== '';
  return (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.Any)) !== 0;
}

const isIterable = (type: Type) => type.getSymbol()?.name === 'Iterable';

/** Text or expressions that React renders; line breaks of the source and comments render nothing. */
const isRendered = (child: JsxChild) =>
  isJsxText(child) ? child.text.trim() !== '' : !isJsxExpression(child) || child.expression;

/** The texts of an element that have siblings. A fragment and a context have the siblings of their parents. */
function childrenBeside(node: Node): readonly JsxChild[] {
  if (!isJsxElement(node) && !isJsxFragment(node)) return [];
  const rendered = [...node.children].filter(isRendered);
  const own =
    isJsxElement(node) &&
    !/(Fragment|Context|Provider)$/.test(node.openingElement.tagName.getText());
  return own && rendered.length < 2 ? [] : rendered;
}

/** Where a file renders a text as a node beside others. */
function bareTexts(file: SourceFile, checker: Checker): string[] {
  const found: Node[] = [];
  const expressions: Node[] = [];
  const visit = (node: Node): void => {
    for (const child of childrenBeside(node)) {
      if (isJsxText(child)) found.push(child);
      else if (isJsxExpression(child) && child.expression) expressions.push(child.expression);
    }
    if (isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')) {
      const signature = checker.getSignatureFromDeclaration(node);
      const type = signature && checker.getReturnTypeOfSignature(signature);
      if (type && isText(type)) found.push(node.name ?? node);
    }
    node.forEachChild(visit);
  };
  visit(file);
  const types = checker.getTypeAtLocation(expressions);
  found.push(...expressions.filter((_, index) => types[index] && isText(types[index])));
  return found.map((node) => {
    const line = file.text.slice(0, node.getStart()).split('\n').length;
    return `${relative('.', file.fileName)}:${line} ${node.getText().slice(0, 80)}`;
  });
}

/**
 * The browser's translation replaces text nodes. React then fails to insert or remove a node beside one, and updates one
 * that is no longer on the page. A text that is the only child of an element is safe.
 */
test('each text beside other nodes has an element of its own', () => {
  const api = new API();
  try {
    const config = `${process.cwd()}/tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const files =
      project?.program
        .getSourceFileNames()
        .filter((name) => /^(?!.*(node_modules|stories)).*\/(app|packages)\/.*\.tsx$/.test(name)) ??
      [];
    expect(files.length).toBeGreaterThan(250);
    const found = files.flatMap((name) => {
      const file = project?.program.getSourceFile(name);
      return project && file ? bareTexts(file, project.checker) : [];
    });
    expect(found).toEqual([]);
  } finally {
    api.close();
  }
}, 120_000);
