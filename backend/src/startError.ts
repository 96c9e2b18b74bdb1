/** Something the person who starts the server can put right; the message is all they get to read. */
export class StartError extends Error {}
