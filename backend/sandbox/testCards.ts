/* Stripe's documented test cards (docs.stripe.com/testing). docs/api.md lists the same. */

export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
  param?: string;
}

export interface TestCard {
  number: string;
  /** Used in place of an id; each use makes a new payment method. */
  names: readonly string[];
  brand: string;
  funding: 'credit' | 'debit' | 'prepaid';
  /** Cannot be added or charged. */
  decline?: Decline;
  /** Can be added, but is declined when charged. */
  declinesCharge?: Decline;
  /** Is charged, and the payment is then disputed. */
  disputes?: true;
  /** 3-D Secure at every payment, or only on setup and while the card holder is present. */
  asks?: 'always' | 'unlessSetUp';
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

const noFunds = declined('insufficient_funds', 'Your card has insufficient funds.');

const working = (
  number: string,
  name: string,
  brand: string,
  funding: TestCard['funding'] = 'credit',
): TestCard => ({ number, names: name ? [`pm_card_${name}`] : [], brand, funding });

type Behaviour = Pick<TestCard, 'decline' | 'declinesCharge' | 'disputes' | 'asks'>;

const special = (number: string, names: string, behaviour: Behaviour): TestCard => ({
  number,
  names: names.split(' ').map((name) => `pm_card_${name}`),
  brand: 'visa',
  funding: 'credit',
  ...behaviour,
});

/** Stripe documents these names with the brand today, and without it before. */
const rejected = (number: string, reason: string, decline: Decline): TestCard =>
  special(number, `visa_chargeDeclined${reason} chargeDeclined${reason}`, { decline });

export const testCards: readonly TestCard[] = [
  working('4242424242424242', 'visa', 'visa'),
  working('4000056655665556', 'visa_debit', 'visa', 'debit'),
  working('5555555555554444', 'mastercard', 'mastercard'),
  working('2223003122003222', '', 'mastercard'),
  working('5200828282828210', 'mastercard_debit', 'mastercard', 'debit'),
  working('5105105105105100', 'mastercard_prepaid', 'mastercard', 'prepaid'),
  working('378282246310005', 'amex', 'amex'),
  working('371449635398431', '', 'amex'),
  working('6011111111111117', 'discover', 'discover'),
  working('6011000990139424', '', 'discover'),
  working('3056930009020004', 'diners', 'diners'),
  working('36227206271667', '', 'diners'),
  working('3566002020360505', 'jcb', 'jcb'),
  working('6200000000000005', 'unionpay', 'unionpay'),

  rejected('4000000000000002', '', declined('generic_decline')),
  rejected('4000000000009995', 'InsufficientFunds', noFunds),
  rejected('4000000000009987', 'LostCard', declined('lost_card')),
  rejected('4000000000009979', 'StolenCard', declined('stolen_card')),
  rejected('4000000000000069', 'ExpiredCard', {
    code: 'expired_card',
    message: 'Your card has expired.',
    param: 'exp_month',
  }),
  rejected('4000000000000127', 'IncorrectCvc', {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    param: 'cvc',
  }),
  rejected('4000000000000119', 'ProcessingError', {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  rejected(
    '4000000000006975',
    'VelocityLimitExceeded',
    declined(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
  ),
  special('4000000000000341', 'chargeCustomerFail', {
    declinesCharge: declined('generic_decline'),
  }),
  special('4000000000000259', 'createDispute', { disputes: true }),

  special('4000002500003155', 'authenticationRequiredOnSetup', { asks: 'unlessSetUp' }),
  special('4000003800000446', 'authenticationRequiredSetupForOffSession', { asks: 'unlessSetUp' }),
  special('4000002760003184', 'authenticationRequired', { asks: 'always' }),
  special('4000008260003178', 'authenticationRequiredChargeDeclinedInsufficientFunds', {
    asks: 'always',
    declinesCharge: noFunds,
  }),
  special('4000000000003220', 'threeDSecure2Required threeDSecureRequired', { asks: 'always' }),
  special('4000008400001629', 'threeDSecureRequiredChargeDeclined', {
    asks: 'always',
    declinesCharge: declined('generic_decline'),
  }),
  special('4000000000003055', 'threeDSecureOptional', {}),
];
