/** Every form of the product with its rows of the fault table, or with the sentence that says why it has none. */
export const formsOf: Readonly<Record<string, readonly string[] | string>> = {
  'forms/src/listing/ListingForm.tsx': [
    'new listing',
    'draft',
    'live listing',
    'service with a person',
  ],
  'forms/src/review/ReviewForm.tsx': ['review'],
  'forms/src/offer/OfferForm.tsx': ['special offer'],
  'forms/src/account/PersonalForm.tsx': ['personal information'],
  'forms/src/account/PasswordForm.tsx': ['change of password'],
  'forms/src/card/CardForm.tsx': ['card'],
  'forms/src/decision/DecisionForm.tsx': ['decision on a page', 'note for admins'],
  'forms/src/decision/DeclineDialog.tsx': ['decline of several', 'decline of an offer'],
  'forms/src/auth/LoginForm.tsx': ['sign-in'],
  'forms/src/auth/RegistrationForm.tsx': ['registration'],
  'forms/src/auth/EmailForm.tsx': ['forgotten password'],
  'forms/src/auth/ResetPasswordForm.tsx': ['new password'],
  'forms/src/auth/VerifyForm.tsx': 'Nothing is typed: all it sends comes from the letter.',
  'ui/src/patterns/TermList/AddTerm.tsx': ['new term'],
  'ui/src/patterns/TermList/RenameTerm.tsx': ['new name of a term'],
  'ui/src/patterns/TermList/Subterms.tsx':
    'A subcategory is added by the same code as a new term, which has a row.',
};
