interface FilterOption {
  value: string;
  label: string;
}

/** What a filter that is set says: its choices by name while they are few, else how many. */
export function filterText(
  options: readonly FilterOption[],
  selected: readonly string[],
  most = 3,
): string {
  if (selected.length > most) return String(selected.length);
  return options
    .filter((option) => selected.includes(option.value))
    .map((option) => option.label)
    .join(', ');
}
