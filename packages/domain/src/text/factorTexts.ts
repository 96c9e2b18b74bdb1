/* The texts of two-step verification. */

export const factorTexts = {
  codeRequired: 'Code is required',
  codeWrong: 'This code isn’t right or was already used. Enter the next one.',
  passkeysFull: 'You already have 20 passkeys. Remove one to add another.',
} as const;
