/** Every form, and whatever else takes words or a choice, with its rows of the fault table, or with the sentence that says why it has none. */
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
  'forms/src/account/PasswordDialog.tsx':
    'A password and nothing else: it is kept on no device, and what it is asked for stays in the form below, which has a row.',
  'forms/src/account/PasswordForm.tsx': ['change of password'],
  'forms/src/card/CardForm.tsx': ['card'],
  'forms/src/decision/DecisionForm.tsx': ['decision on a page', 'note for admins'],
  'forms/src/decision/DeclineDialog.tsx': ['decline of several', 'decline of an offer'],
  'forms/src/auth/LoginForm.tsx': ['sign-in'],
  'forms/src/auth/RegistrationForm.tsx': ['registration'],
  'forms/src/auth/EmailForm.tsx': ['forgotten password'],
  'forms/src/auth/ResetPasswordForm.tsx': ['new password'],
  'forms/src/auth/VerifyForm.tsx': 'Nothing is typed: all it sends comes from the letter.',
  // A subcategory is added by the same form as a new term.
  'ui/src/patterns/TermList/NameForms.tsx': ['new term', 'new name of a term'],
  'ui/src/patterns/TermList/DeleteTerm.tsx':
    'No words are typed: one term is chosen from a list, and after a failure the question stands there with the choice in it.',
  'app/src/routes/featured/featured.route.tsx': ['order of featured listings'],
  'app/src/routes/money/ChangeDialog.tsx': ['change of plan and card'],
  'app/src/routes/money/subscription.route.tsx':
    'No words are typed: one of two plans is chosen, and the choice stands in the address.',
  'app/src/routes/money/trial.route.tsx':
    'No words are typed: one of two plans is chosen with one press, and after a failure the choice stands there.',
  'app/src/routes/paywall/paywall.route.tsx':
    'It stores nothing: the listing that is chosen leads on to the form of its offer, which has a row.',
  'ui/src/patterns/OfferPicker/OfferPicker.tsx':
    'It stores nothing: what is typed looks for a listing, and a listing is a link.',
  'app/src/routes/analytics/analytics.route.tsx':
    'It stores nothing: the days that are chosen stand in the address.',
  'app/src/routes/dashboard/UsersCard.tsx': 'It stores nothing: it chooses what the chart shows.',
};
