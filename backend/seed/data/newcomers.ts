/** People who registered lately and have done nothing since, a number for each day back from today. */
export const newcomersByDay = [
  1, 3, 2, 4, 2, 0, 1, 2, 3, 1, 2, 1, 0, 0, 2, 3, 5, 2, 1, 0, 1, 1, 2, 2, 1, 3, 0, 0, 1, 2, 1, 1, 2,
  0, 0, 1, 2, 1, 0, 1,
] as const;

export const givenNames = [
  'Aroha',
  'Ben',
  'Hana',
  'Liam',
  'Mei',
  'Nikau',
  'Olivia',
  'Ravi',
  'Sefa',
  'Tia',
] as const;

export const familyNames = [
  'Ashworth',
  'Blackwood',
  'Deshpande',
  'Leota',
  'Ngata',
  'Okafor',
  'Parata',
  'Simmonds',
  'Vasquez',
] as const;
