/** A wrong setting or environment; the message is printed without a stack, and that of an error derived from it as well. */
export class StartError extends Error {}
