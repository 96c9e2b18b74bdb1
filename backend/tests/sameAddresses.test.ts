import { accountTexts, emailRule, nameRule } from '@portal/data/schemas';
import { yup } from '@strapi/utils';
import { describe, expect, it } from 'vitest';
import { emailProblem } from '../src/email.ts';
import { personProblems } from '../src/person.ts';

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
