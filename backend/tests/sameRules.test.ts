import {
  accountTexts,
  authTexts,
  emailRule,
  genericTexts,
  listingRules,
  listingTexts,
  logoMaxBytes,
  logoTypes,
  nameRule,
  offerRules,
  passwordLimits,
  reviewRules,
  selectionLimits,
  teamMemberRules,
  termTexts,
  textLimits,
} from '@portal/data/schemas';
import { yup } from '@strapi/utils';
import { describe, expect, it } from 'vitest';
import { NOT_SAVED, Reader, readFields } from '../src/api/listing/rules.ts';
import { teamLimits } from '../src/api/listing/teamRules.ts';
import { emptyListing } from '../src/api/listing/types.ts';
import { readReview } from '../src/api/review/services/rules.ts';
import { MAX_FEATURED, MAX_NAME, termKinds } from '../src/api/term/services/terms.ts';
import { emailProblem } from '../src/email.ts';
import { passwordProblem } from '../src/extensions/users-permissions/passwords.ts';
import { readRegistration } from '../src/extensions/users-permissions/registration.ts';
import { MAX_BYTES, PICTURE_KINDS, refusedFile } from '../src/media/rules.ts';
import { offerProblem } from '../src/payments/offer-input.ts';
import { personProblems } from '../src/person.ts';
import { Refusal } from '../src/refusal.ts';

/** The portal's name of a field, and the one it travels under. */
const texts = [
  ['name', 'name'],
  ['shortDescription', 'summary'],
  ['longDescription', 'description'],
  ['link', 'link'],
  ['freeTrial', 'trial'],
  ['pricing', 'pricing'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['adminNote', 'note'],
  ['internalNote', 'internal_note'],
] as const;
const terms = ['industries', 'subcategories', 'categories', 'locations'] as const;

/** What the server says of one field of a listing, everything else being in order. */
const serverOn = (name: string, value: unknown, draft = false): string | undefined => {
  const good = { name: 'x', summary: 'x', description: 'x', link: 'https://a.nz', pricing: 'x' };
  const reader = new Reader({ ...good, [name]: value });
  readFields(reader, name === 'subcategories' ? 'apps' : 'services', emptyListing, draft);
  reader.text('note', null);
  reader.text('internal_note', null);
  return reader.errors.find(({ path }) => path[0] === name)?.message;
};

/** What the server says of one field of a review, everything else being in order. */
const serverOnReview = (name: string, value: unknown): string | undefined => {
  try {
    readReview({ rating: 5, comment: 'x', listing: '/apps/weka', [name]: value });
  } catch (error) {
    return error instanceof Refusal ? error.message : String(error);
  }
  return undefined;
};

const samples = [
  '',
  ' ',
  'x',
  'a@b',
  'hello@a.nz',
  'https://a.nz',
  'javascript:alert(1)',
  'https://bank.nz@a.nz',
  'https://me:secret@a.nz/',
  'https://:secret@a.nz/',
  'https://@a.nz',
  '\u200b\u2060\ufeff',
  '\u2800\u3164 \u00ad',
  'Kia\nora',
  'Kia ora\n',
  'Kia\u2028ora',
  'Kia\0ora',
  '\0',
  'Kia \ud800',
  'http://ho\nst/',
  'http://ho\tst/',
  ' https://a.nz \n',
  'https://a.nz/\0',
  'https://a.nz/\udfff',
  '\u200b'.repeat(10_001),
  ' '.repeat(61),
  '\u200bKia ora',
  ...[...Object.values(textLimits), 120].flatMap((length) => [
    'x'.repeat(length),
    '🥝'.repeat(length + 1),
    `https://a.nz/${'x'.repeat(length - 13 > 0 ? length - 13 : 0)}`,
    `https://a.nz/${'x'.repeat(length - 12 > 0 ? length - 12 : 0)}`,
  ]),
];

describe('the form and the server', () => {
  it.each(['title', 'description', 'link', 'label'] as const)(
    'give the same verdict on the %s of a special offer',
    (field) => {
      for (const value of samples)
        expect([value.slice(0, 40), offerProblem(field, value)]).toEqual([
          value.slice(0, 40),
          offerRules[field].validate(value)[0]?.message,
        ]);
    },
  );

  // Rows: 5.9
  it.each(texts)('give the same verdict on the %s of a listing', (field, name) => {
    for (const draft of [false, true]) {
      const rule = listingRules({ draft })[field];
      for (const value of samples) {
        const [failure] = rule.validate(value);
        expect([value.slice(0, 40), value.length, serverOn(name, value, draft)]).toEqual([
          value.slice(0, 40),
          value.length,
          failure?.message,
        ]);
      }
    }
  });

  // Rows: 5.11, 9.1
  it.each(terms)('allow the same number of %s', (field) => {
    for (const count of [0, 1, 2, 3, 4, 7]) {
      const ids = Array.from({ length: count }, (_, index) => index + 1);
      const [failure] = listingRules({ draft: false })[field].validate(ids);
      expect([count, serverOn(field, ids)]).toEqual([count, failure?.message]);
    }
  });

  it.each(['name', 'position', 'description'] as const)(
    'give the same verdict on the %s of a person in a team',
    (field) => {
      for (const draft of [false, true]) {
        for (const value of samples) {
          const reader = new Reader({ team_members: [{ name: 'x', [field]: value }] });
          reader.team([], draft);
          const [failure] = teamMemberRules({ draft })[field].validate(value);
          expect([value.slice(0, 40), reader.errors[0]?.message]).toEqual([
            value.slice(0, 40),
            failure?.message,
          ]);
        }
      }
      expect(teamLimits.people).toBe(selectionLimits.teamMembers);
    },
  );

  // Rows: 5.8
  it.each([
    ['comment', samples],
    ['rating', [null, 0, 1, 3, 5, 6, 2.5]],
    ['listing', ['', '/apps/weka', '/services/12']],
  ] as const)('give the same verdict on the %s of a review', (field, values) => {
    for (const value of values) {
      const [failure] = reviewRules[field].validate(value);
      expect([String(value).slice(0, 40), serverOnReview(field, value)]).toEqual([
        String(value).slice(0, 40),
        failure?.message,
      ]);
    }
  });

  // Rows: 5.7
  it('agree on terms, pictures and what is said of a failed listing', () => {
    expect([MAX_NAME, MAX_FEATURED]).toEqual([textLimits.name, selectionLimits.featured]);
    expect([
      termKinds.industry.required,
      termKinds.location.required,
      termKinds.category.required,
      termKinds.subcategory.required,
    ]).toEqual([
      termTexts.industryRequired,
      termTexts.locationRequired,
      termTexts.categoryRequired,
      termTexts.categoryRequired,
    ]);
    expect(MAX_BYTES).toBe(logoMaxBytes);
    expect(PICTURE_KINDS.map((kind) => `image/${kind}`)).toEqual(logoTypes);
    expect(refusedFile('unsupported').message).toBe(listingTexts.logoType);
    expect(refusedFile('tooLarge').message).toBe(listingTexts.logoSize);
    expect(NOT_SAVED).toBe(listingTexts.failed);
  });

  // Rows: 5.2
  it('agree on a registration', () => {
    expect(passwordProblem('')).toBe(accountTexts.passwordRequired);
    const { min, max } = passwordLimits;
    expect(passwordProblem('x'.repeat(min - 1))).toBe(genericTexts.min(min));
    expect(passwordProblem('x'.repeat(max + 1))).toBe(genericTexts.max(max));
    expect([min, max].map((length) => passwordProblem('x'.repeat(length)))).toEqual([
      undefined,
      undefined,
    ]);
    const refused = (() => {
      try {
        return readRegistration({ email: '', password: 'x'.repeat(min) });
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({
      message: authTexts.registrationFailed,
      details: {
        errors: [
          { path: ['first_name'], message: authTexts.firstNameRequired },
          { path: ['last_name'], message: authTexts.lastNameRequired },
          { path: ['email'], message: authTexts.emailRequired },
        ],
      },
    });
  });
});

/** Every place that takes an address judges it alike. */
const addresses = [
  '',
  '\u200b\u2060',
  'hello@a.nz',
  'Kia\nora',
  'Kia\0ora',
  'Kia \ud800',
  'x'.repeat(120),
  'x'.repeat(121),
  'kiri@example.org',
  ' kiri@example.org\n',
  '.kiri@example.org',
  'kiri.@example.org',
  'a..b@example.org',
  'a.b+c@mail.example.org',
  'kiri@example',
  'kiri@a.b',
  'kiri@127.0.0.1',
  'kiri@example.x1',
  'ki ri@example.org',
  'ki\nri@example.org',
  'kiri\0@example.org',
  'ā@example.org',
  `${'a'.repeat(242)}@example.org`,
  `${'a'.repeat(243)}@example.org`,
  `  ${'a'.repeat(242)}@example.org  `,
];

describe('the form and the server', () => {
  // Rows: 5.2, 5.5
  it('give the same verdict on an e-mail address, and Strapi takes what they take', () => {
    const stock = yup.string().email().min(6);
    const taken = addresses.filter((address) => !emailProblem(address, 'Email is required'));
    expect(taken).toHaveLength(6);
    for (const address of taken)
      expect([address, stock.isValidSync(address.trim())]).toEqual([address, true]);
  });

  it.each([
    ['first_name', nameRule('First name', { required: accountTexts.firstNameRequired, max: 120 })],
    ['email', emailRule({ required: accountTexts.emailRequired })],
  ] as const)('give the same verdict on the %s of a person', (name, rule) => {
    const person = { first_name: 'x', last_name: 'x', email: 'a@b.nz' };
    for (const value of addresses) {
      const problems = personProblems({ ...person, [name]: value });
      const [failure] = rule.validate(value);
      expect([value.slice(0, 40), problems]).toEqual([
        value.slice(0, 40),
        failure ? [{ path: [name], message: failure.message }] : [],
      ]);
    }
  });
});
