/** Every form and every other input, with its rows of the fault table or the reason why it has none. */
export const formsOf: Readonly<Record<string, readonly string[] | string>> = {
  'forms/src/list/ViewDialog.tsx':
    'It takes a name, which stays in the open dialog after a failure; a view that was saved without a response is in the menu.',
  'forms/src/list/CorrectRowDialog.tsx':
    'Its texts stay in the open dialog after a failure; a correction without a response is in the import.',
  'forms/src/list/ExportDialog.tsx': 'Only reads: one choice, and nothing that could be lost.',
  'forms/src/listing/ListingForm.tsx': [
    'new listing',
    'draft',
    'live listing',
    'service with a person',
  ],
  'forms/src/review/ReviewForm.tsx': ['review'],
  'forms/src/review/ReplyForm.tsx':
    'One text with a local draft and an idempotency key, as the form of a review, which has a row.',
  'forms/src/review/ReportDialog.tsx':
    'It takes a choice and a text, which stay in the open dialog after a failure.',
  'forms/src/readKeys/CreateKeyDialog.tsx':
    'It takes a name and addresses, which stay in the open dialog after a failure; a key that was created without a response is in the list.',
  'forms/src/record/RecordDialog.tsx':
    'Its texts are stored on the device while it is open, and stay in it after a failure; a record that was created without a response is in the list.',
  'forms/src/webhooks/WebhookDialog.tsx':
    'It takes an address and a description, which stay in the open dialog after a failure; a webhook that was created without a response is in the list.',
  'ui/src/patterns/SecretDialog/SecretDialog.tsx': 'Its text is read-only.',
  'forms/src/webhooks/DeliveryDialog.tsx': 'Its texts are read-only.',
  'forms/src/brand/BrandForm.tsx':
    'It has local drafts as the form of a listing, which has a row; a save without a response is a conflict or the stored brand.',
  'app/src/routes/brand/BrandPreview.tsx': 'Its field is a sample: nothing can be typed.',
  'forms/src/offer/OfferForm.tsx': ['special offer'],
  'forms/src/offer/OfferEditForm.tsx':
    'It has the fields, local drafts and attempts of the form of an offer, which has a row.',
  'forms/src/account/PersonalForm.tsx': ['personal information'],
  'forms/src/account/currentPassword.tsx':
    'It takes only a password, which is never stored on the device.',
  'forms/src/account/PasswordDialog.tsx':
    'It takes only a password, which is never stored on the device.',
  'forms/src/factors/AuthenticatorDialog.tsx':
    'It takes only a password and a code of the moment; until the code is right, nothing changes.',
  'forms/src/factors/PasskeyDialog.tsx':
    'It takes a name of one word with a suggestion, which stays in the open dialog after a failure.',
  'forms/src/account/PasswordForm.tsx': ['change of password'],
  'forms/src/account/RolesDialog.tsx':
    'No text is typed but a password, which is never stored on the device; after a failure the dialog retains the roles.',
  'forms/src/account/InviteDialog.tsx':
    'It takes an address, a name and a password, which stay in the open dialog after a failure.',
  'forms/src/account/DeleteDialog.tsx':
    'It takes an address that the dialog shows and a password, which are never stored on the device.',
  'forms/src/card/CardForm.tsx': ['card'],
  'forms/src/decision/DecisionForm.tsx': ['decision on a page', 'note for admins'],
  'forms/src/message/MessageForm.tsx':
    'Its text stays in the form and as a local draft after a failure, and an idempotency key keeps a retry from storing it twice.',
  'ui/src/patterns/ListToolbar/ListToolbar.tsx':
    'Nothing is stored: a search and filters are chosen, and the URL holds them.',
  'app/src/routes/listing/CompareScreen.tsx':
    'No text is typed: two versions are chosen, and the URL holds the choice.',
  'app/src/routes/listing/Assignment.tsx':
    'No text is typed: one moderator is chosen from a list, and after a failure the former choice is shown.',
  'forms/src/decision/ReasonDialog.tsx': ['decline of several', 'decline of an offer'],
  'forms/src/auth/LoginForm.tsx': ['sign-in'],
  'forms/src/auth/SecondFactorForm.tsx':
    'It takes only a code of the moment, which stays in the field after a failure.',
  'forms/src/auth/RegistrationForm.tsx': ['registration'],
  'forms/src/auth/EmailForm.tsx': ['forgotten password'],
  'forms/src/auth/ResetPasswordForm.tsx': ['new password'],
  'forms/src/auth/VerifyForm.tsx': 'Nothing is typed: it sends the code from the email.',
  // A subcategory is added by the same form as a new term.
  'forms/src/term/NameForm.tsx': ['new term', 'new name of a term'],
  'forms/src/term/SynonymsDialog.tsx':
    'Its text stays in the open dialog after a failure; names that were saved without a response are saved again.',
  'forms/src/term/MoveTerm.tsx':
    'No text is typed: one term is chosen from a list, and after a failure the dialog retains the choice.',
  'app/src/routes/featured/featured.route.tsx': ['order of featured listings'],
  'forms/src/subscription/ChangeSubscriptionDialog.tsx': ['change of plan and card'],
  'app/src/routes/money/subscription.route.tsx':
    'No text is typed: one of two plans is chosen, and the URL holds the choice.',
  'app/src/routes/money/trial.route.tsx':
    'No text is typed: one of two plans is chosen, and after a failure the page retains the choice.',
  'app/src/routes/paywall/paywall.route.tsx':
    'It stores nothing: choosing a listing opens the offer form, which has a row.',
  'ui/src/patterns/OfferPicker/OfferPicker.tsx':
    'It stores nothing: the text searches for a listing, and each listing is a link.',
  'forms/src/account/MoveListingDialog.tsx':
    'No text is typed but a search: after a failure the dialog retains the choices.',
  'app/src/routes/accounts/useAccountActions.tsx':
    'One checkbox beside the reason, whose form has a row; after a failure the dialog retains it.',
  'app/src/routes/imports/imports.route.tsx':
    'It takes a file, which can be chosen again; the URL holds the import.',
  'app/src/routes/imports/BulkChanges.tsx':
    'After a failure the page retains the choices and the reason, and the edit has them once it is checked.',
  'app/src/routes/imports/ImportColumns.tsx':
    'No text is typed: after a failure the page retains the choices.',
  'ui/src/patterns/ColumnsDialog/ColumnsDialog.tsx':
    'No text is typed: after a failure the dialog retains the choices.',
  'ui/src/patterns/ArrangeDialog/ArrangeDialog.tsx':
    'No text is typed: after a failure the dialog retains the order.',
  'ui/src/patterns/SortDialog/SortDialog.tsx': 'It stores nothing: the URL holds the orders.',
  'ui/src/components/DaysFilter/DaysDialog.tsx': 'It stores nothing: its page has the days.',
  'app/src/routes/analytics/analytics.route.tsx':
    'It stores nothing: the URL holds the date range.',
};
