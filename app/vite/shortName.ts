const owners = new Map<string, string>();

/**
 * Names a class with fewer letters of its file's hash than vanilla-extract does: four are enough for some hundred files,
 * and where they are not, the build stops.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const name = `_${hash.slice(3)}`;
  const owner = owners.get(name) ?? filePath;
  if (owner !== filePath)
    throw new Error(`${owner} and ${filePath} both name a class ${name}: rename one of the files.`);
  owners.set(name, filePath);
  return name;
}
