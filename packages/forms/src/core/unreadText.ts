/** What is typed in a field but no value of it, such as letters in a number. A form that holds one is not sent. */
export class UnreadText<Typed = unknown> {
  readonly typed: Typed;
  readonly message: string;
  constructor(typed: Typed, message: string) {
    this.typed = typed;
    this.message = message;
  }
}
