import { focusField } from '../focusField.ts';

/** Moves the focus into the first of these fields that is on screen, or else into the first of the form. */
export function focusFirst(form: ParentNode | null, names: readonly string[] = []): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const shown = fields.flatMap(({ dataset: { field } }) => field ?? []);
  focusField(form, shown.find((name) => names.includes(name)) ?? shown[0] ?? '');
}
