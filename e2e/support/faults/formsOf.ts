/** Every form and every other input, with its rows of the fault table or the reason why it has none. */
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
    'It takes only a password, which is never stored on the device. The form that opens it has a row.',
  'forms/src/account/PasswordForm.tsx': ['change of password'],
  'forms/src/account/RolesForm.tsx':
    'No text is typed but a password, which is never stored on the device; after a failure the form retains the roles.',
  'forms/src/card/CardForm.tsx': ['card'],
  'forms/src/decision/DecisionForm.tsx': ['decision on a page', 'note for admins'],
  'forms/src/decision/DeclineDialog.tsx': ['decline of several', 'decline of an offer'],
  'forms/src/auth/LoginForm.tsx': ['sign-in'],
  'forms/src/auth/RegistrationForm.tsx': ['registration'],
  'forms/src/auth/EmailForm.tsx': ['forgotten password'],
  'forms/src/auth/ResetPasswordForm.tsx': ['new password'],
  'forms/src/auth/VerifyForm.tsx': 'Nothing is typed: it sends the code from the email.',
  // A subcategory is added by the same form as a new term.
  'ui/src/patterns/TermList/NameForms.tsx': ['new term', 'new name of a term'],
  'ui/src/patterns/TermList/DeleteTerm.tsx':
    'No text is typed: one term is chosen from a list, and after a failure the dialog retains the choice.',
  'app/src/routes/featured/featured.route.tsx': ['order of featured listings'],
  'app/src/routes/money/ChangeDialog.tsx': ['change of plan and card'],
  'app/src/routes/money/subscription.route.tsx':
    'No text is typed: one of two plans is chosen, and the URL holds the choice.',
  'app/src/routes/money/trial.route.tsx':
    'No text is typed: one of two plans is chosen, and after a failure the page retains the choice.',
  'app/src/routes/paywall/paywall.route.tsx':
    'It stores nothing: choosing a listing opens the offer form, which has a row.',
  'ui/src/patterns/OfferPicker/OfferPicker.tsx':
    'It stores nothing: the text searches for a listing, and each listing is a link.',
  'app/src/routes/accounts/accountFilters.tsx': 'It stores nothing: the URL holds the filters.',
  'app/src/routes/analytics/analytics.route.tsx':
    'It stores nothing: the URL holds the date range.',
  'app/src/routes/audit/audit.route.tsx': 'It stores nothing: the URL holds the filters.',
  'app/src/routes/dashboard/UsersCard.tsx': 'It stores nothing: it chooses what the chart shows.',
};
