/* The sentences that fit any field, apart from those of one area. */

export const genericTexts = {
  required: (name: string) => `${name} is required`,
  notValid: (name: string) => `${name} is not valid`,
  min: (symbols: number) => `Minimum ${symbols} symbols`,
  max: (symbols: number) => `Maximum ${symbols} symbols`,
  tooLong: (name: string) => `This ${name} is too long`,
  maxSelected: (count: number) => `Max ${count} already selected`,
  email: 'Invalid email address',
  /** Of a required field without a sentence of its own, as where a new password is typed again. */
  requiredField: 'Required field',
} as const;
