const kebab = (name: string) => name.replace(/[A-Z]|[0-9]+/g, (part) => `-${part.toLowerCase()}`);

/** Name of the CSS variable of a token, such as `--portal-color-text-muted`. */
export const variableName = (group: string, name: string): string =>
  `--portal-${kebab(group)}-${kebab(name)}`;
