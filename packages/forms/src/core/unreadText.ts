/** Text in a field for another kind of value, such as letters in a number. A form that holds one is not sent. */
export class UnreadText {
  readonly text: string;
  readonly message: string;
  constructor(text: string, message: string) {
    this.text = text;
    this.message = message;
  }
}
