/** Descriptions of the pages without a guide, by title. */
export const pages: Readonly<Record<string, string>> = {
  'Foundations/Colour': 'Every colour role in light and dark, with the contrast of every pair.',
  'Foundations/Spacing and sizes': 'Spacing, control sizes, breakpoints, corners and shadows.',
  'Foundations/Icons': 'Every icon of the product, by name and by what it stands for.',
  'Foundations/Motion': 'Durations of transitions.',
  'Foundations/Tokens': 'Every token by its name in the JSON files and its CSS variable.',
  'Foundations/Typography': 'Text styles, macrons and tabular figures.',
  'Foundations/Writing':
    'Voice, buttons, errors, empty states, numbers, dates and inclusive words.',

  'Components/Chart/AreaChart': 'A value per day as a line with a filled area.',
  'Components/Layout': '`Stack` for a column, `Inline` for a row, `Pair` for two halves.',
  'Components/StarRating': 'The average rating of a listing, read-only.',
  'Components/StarRatingField': 'A field to give one to five stars.',

  'Patterns/TermList/AddTerm': 'The field of a TermList that adds a term.',

  'Forms/Account/Change password': 'Changes the password of a signed-in user.',
  'Forms/Account/Personal information': 'Name and email address of the account.',
  'Forms/Account/Roles': 'Gives a user roles of staff, and takes them away.',
  'Forms/Payment card': 'Card entry in fields of the card provider.',
  'Forms/Moderation decision': 'Where an admin approves or declines a listing.',
  'Forms/Decline dialog': 'Asks an admin for the reason of a decline.',
  'Forms/Local draft': 'Unsaved text, saved on the device and offered again.',
  'Forms/Listing': 'An app or a service, for vendors and for admins.',
  'Forms/Listing/Logo': 'Choosing, uploading and removing the logo of a listing.',
  'Forms/Listing/Team members': 'The people shown on a service.',
  'Forms/Listing/Submit': 'Saving and submitting a listing, with every result.',
  'Forms/Listing/Edit conflict': 'A listing that another user changed at the same time.',
  'Forms/Listing/Local draft': 'Unsaved text of a listing, saved on the device and offered again.',
  'Forms/Sign in': 'Username and password.',
  'Forms/Two-step sign-in': 'The code or passkey after the password.',
  'Forms/Two-step verification': 'Setting up an app, passkeys and recovery codes.',
  'Forms/Review': 'A rating and a comment about a listing.',
  'Forms/Special offer': 'A special offer, written and paid in one step.',

  'Screens/App shell': 'Menu and top bar around every page, and access by role.',
  'Screens/Page error': 'Shown in place of a page that failed.',
  'Screens/Auth/Sign in': 'Sign-in, with every message it can show.',
  'Screens/Auth/Registration': 'Creating an account.',
  'Screens/Auth/Password reset and email verification':
    'Forgot password, reset password and email verification.',
  'Screens/Account/Personal information and security': 'Profile, password and signed-in devices.',
  'Screens/Account/Two-step verification':
    'The second factors of an account: set up, changed and required.',
  'Screens/Account/Payment methods': 'The cards of an account.',
  'Screens/Account/Subscription': 'Plans, payments and invoices, in every mode of a subscription.',
  'Screens/Account/Free trial': 'Premium free for 90 days: offered, running, used.',
  'Screens/Account/Paywalls': 'What needs Premium, and how to get it.',
  'Screens/Listings/Lists': 'My listings, pending listings and all listings.',
  'Screens/Listings/Listing page': 'Creating, editing, submitting and deleting a listing.',
  'Screens/Listings/Versions': 'Comparing, restoring and duplicating versions of a listing.',
  'Screens/Listings/Analytics': 'Views of one listing in any date range.',
  'Screens/Reviews/Write a review':
    'Where a vendor reviews a listing, and the list of their own reviews.',
  'Screens/Reviews/Reviews of my listings':
    'Where a vendor reads, answers and reports the reviews of their listings.',
  'Screens/Special offers/Buy a special offer':
    'Where a vendor writes and pays for a special offer.',
  'Screens/Special offers/Edit a special offer':
    'Where a vendor changes a paid offer as an admin asked.',
  'Screens/Admin/Dashboard': 'Items to review, new users and views.',
  'Screens/Admin/Featured listings': 'Choosing the featured apps and services of an industry.',
  'Screens/Admin/Moderation queue': 'Pending listings, with bulk actions.',
  'Screens/Admin/Listing messages': 'Messages between a vendor and admins about a listing.',
  'Screens/Admin/Listing review': 'Approving or declining one listing after another, with Undo.',
  'Screens/Admin/Reviews': 'Approving or declining reviews.',
  'Screens/Admin/Special offers':
    'Approving or declining special offers, and the list of a vendor’s own offers.',
  'Screens/Admin/Accounts': 'Every account, with search and filters.',
  'Screens/Admin/Account': 'One account, and what staff may do with it.',
  'Screens/Admin/Staff invite':
    'Inviting a person by email, and an invite that is not accepted yet.',
  'Screens/Admin/Move a listing': 'Moving a listing to another account, however many there are.',
  'Screens/Admin/Audit log': 'What staff and the system did, by whom and where.',
  'Screens/Admin/Metadata': 'Categories, industries and locations.',
  'Screens/Admin/Reason templates': 'Texts that staff keep for declines and requests for changes.',
  'Screens/Admin/Payments of an account': 'What the card provider has of an account.',
  'Screens/Admin/API keys': 'The keys with which sites read the directory.',
  'Screens/Admin/Webhooks': 'The sites that are told of changes, and what was sent to them.',
  'Screens/Notifications': 'All notifications, the bell, and how a user is told of each kind.',
  'Screens/Admin/System': 'The state of the installation, and what to do about it.',
};
