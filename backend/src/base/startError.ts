/** A wrong setting or environment; the message is printed without a stack. */
export class StartError extends Error {}
