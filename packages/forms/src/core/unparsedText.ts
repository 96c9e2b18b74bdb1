/** What is typed in a field but no value of it, such as letters in a number. A form that holds one is not sent. */
export class UnparsedText<Typed = unknown> {
  readonly typed: Typed;
  readonly message: string;
  /** The value of an empty field, which rules over several fields get. */
  readonly none: unknown;
  constructor(typed: Typed, message: string, none: unknown) {
    this.typed = typed;
    this.message = message;
    this.none = none;
  }
}

/** The text that a value of a local draft was, which stores it as a record; undefined for any other value. */
export function unparsedText(value: unknown): UnparsedText | undefined {
  const { typed, message, none }: Partial<UnparsedText> = Object(value);
  return message && none !== undefined ? new UnparsedText(typed, message, none) : undefined;
}
