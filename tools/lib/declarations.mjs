import { dirname, join } from 'node:path';

/**
 * @typedef {{ exported: boolean, code: string }} Declaration with its comment
 * @typedef {{ from: string | null, name: string }} Origin where a name comes from; null for the module itself
 * @typedef {object} Module what a declaration file declares, imports and exports
 * @property {string} file
 * @property {Map<string, Declaration>} declared
 * @property {Map<string, Origin>} imports
 * @property {Map<string, Origin>} exports
 * @property {string[]} stars modules of which it exports everything
 * @typedef {{ file: string, name: string, code: string }} Found
 */

const start =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:interface|type|const|function|class|enum) (\w+)/;

/** Reads a declaration file as `tsc` writes it. @param {string} file @param {string} code @returns {Module} */
function readModule(file, code) {
  /** @type {Module} */
  const module = { file, declared: new Map(), imports: new Map(), exports: new Map(), stars: [] };
  const names = (/** @type {string} */ list) =>
    [...list.matchAll(/(?:type )?(\w+)(?: as (\w+))?/g)].map(([, name = '', as = name]) => ({
      name,
      as,
    }));
  const rest = code
    .replace(/^import (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"];\n/gm, (_, list, from) => {
      for (const { name, as } of names(list)) module.imports.set(as, { from, name });
      return '';
    })
    .replace(/^export (?:type )?\{([^}]*)\}(?: from ['"]([^'"]+)['"])?;\n?/gm, (_, list, from) => {
      for (const { name, as } of names(list)) module.exports.set(as, { from: from ?? null, name });
      return '';
    })
    .replace(/^export \* from ['"]([^'"]+)['"];\n?/gm, (_, from) => {
      module.stars.push(from);
      return '';
    })
    .replace(/^import [^;]*;\n/gm, '')
    .replaceAll('import("react").', '')
    .replace(/import\("([^"]+)"\)\.(\w+)/g, (_, from, name) => {
      module.imports.set(name, { from, name });
      return name;
    });
  let comment = '';
  for (const part of rest.split(/\n(?=\/\*\*|(?:export|declare|interface|type) )/)) {
    const [, name] = start.exec(part.replace(/^\/\*\*[\s\S]*?\*\/\s*/, '')) ?? [];
    if (!name) {
      comment = `${part}\n`;
      continue;
    }
    const code = `${comment}${part}`.trim();
    comment = '';
    const before = module.declared.get(name);
    module.declared.set(name, {
      exported: /^export /m.test(code),
      // A function may have several signatures.
      code: before ? `${before.code}\n${code}` : code,
    });
  }
  for (const [name, { exported }] of module.declared)
    if (exported) module.exports.set(name, { from: null, name });
  return module;
}

/** Finds declarations in built packages. @param {(file: string) => string} read */
export function declarationsIn(read) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  const moduleOf = (/** @type {string} */ file) => {
    const module = modules.get(file) ?? readModule(file, read(file));
    modules.set(file, module);
    return module;
  };
  /** The declaration file of an import; null for one of another library. @returns {string | null} */
  const target = (/** @type {string} */ file, /** @type {string} */ from) =>
    from === '@portal/domain'
      ? file.replace(/packages\/.*$/, 'packages/domain/dist/index.d.ts')
      : from.startsWith('.')
        ? join(dirname(file), from).replace(/\.js$/, '.d.ts')
        : null;
  /** Where a module's own or imported name is declared. @returns {Found | null} */
  const find = (/** @type {string} */ file, /** @type {string} */ name) => {
    const module = moduleOf(file);
    const declared = module.declared.get(name);
    if (declared) return { file, name, code: declared.code };
    const origin = module.imports.get(name);
    const other = origin?.from && target(file, origin.from);
    return origin && other ? exported(other, origin.name) : null;
  };
  /** Where an exported name is declared. @returns {Found | null} */
  const exported = (/** @type {string} */ file, /** @type {string} */ name) => {
    const { exports, stars } = moduleOf(file);
    const origin = exports.get(name);
    if (origin && !origin.from) return find(file, origin.name);
    for (const from of origin?.from ? [origin.from] : stars) {
      const other = target(file, from);
      const found = other && exported(other, origin?.name ?? name);
      if (found) return found;
    }
    return null;
  };
  /** Everything that a module exports, in its order. @returns {Found[]} */
  const exportsOf = (/** @type {string} */ file) => {
    const { exports, stars, declared } = moduleOf(file);
    const own = [...declared.keys()].filter((name) => exports.has(name));
    const names = [...own, ...[...exports.keys()].filter((name) => !declared.has(name))];
    return [
      ...names.flatMap((name) => exported(file, name) ?? []),
      ...stars.flatMap((from) => {
        const other = target(file, from);
        return other ? exportsOf(other) : [];
      }),
    ];
  };
  /** The types that a declaration names, and theirs. @returns {Found[]} */
  const typesOf = (/** @type {readonly Found[]} */ declarations) => {
    const seen = new Set(declarations.map(keyOf));
    const all = [...declarations];
    for (const { file, code } of all)
      for (const [name] of withoutComments(code).matchAll(/\b[A-Z]\w+|(?<=\btypeof )\w+/g)) {
        const found = find(file, name);
        if (!found || seen.has(keyOf(found))) continue;
        seen.add(keyOf(found));
        all.push(found);
      }
    return all.slice(declarations.length);
  };
  return { exportsOf, typesOf };
}

export const keyOf = (/** @type {Found} */ { file, name }) => `${file} ${name}`;

const withoutComments = (/** @type {string} */ code) => code.replace(/\/\*\*[\s\S]*?\*\//g, '');
