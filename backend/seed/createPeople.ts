import { randomBytes } from 'node:crypto';
import type { Strapi } from '../src/registry.ts';
import { createMoney } from './createMoney.ts';
import { familyNames, givenNames, newcomersByDay } from './data/newcomers.ts';
import { DEMO_PASSWORD, type PersonKey, people, type SeedPerson } from './data/people.ts';
import { createRandom, seedOf } from './random.ts';
import { at, type SeedActor } from './scope.ts';
import { DAY, HOUR } from './timeline.ts';

const USER = 'plugin::users-permissions.user';

const hash = async (strapi: Strapi, password: string): Promise<string> => {
  const users = strapi.plugin('users-permissions').service('user');
  const hashed: { password: string } = await users.ensureHashedPasswords({ password });
  return hashed.password;
};

const createActor = async (
  strapi: Strapi,
  person: SeedPerson,
  rest: { now: Date; role: number; password: string },
): Promise<SeedActor> => {
  const { firstName, lastName, email } = person;
  const joined = at(new Date(rest.now.getTime() - person.joined * DAY));
  const shared = { first_name: firstName, last_name: lastName, email, ...joined };
  const account = await strapi.db.query('api::account.account').create({ data: shared });
  await createMoney(strapi, Number(account.id), person, rest.now);
  const user = await strapi.db.query(USER).create({
    data: {
      ...shared,
      username: email,
      provider: 'local',
      password: rest.password,
      confirmed: true,
      blocked: false,
      newsletter: person.plan !== 'free',
      staff: person.staff === true,
      super: false,
      role: rest.role,
      account: account.id,
    },
  });
  return {
    userId: Number(user.id),
    accountId: Number(account.id),
    name: `${firstName} ${lastName}`,
  };
};

/** Ten given and nine family names: no two people of ninety in a row are called the same. */
export const newcomers = (): SeedPerson[] =>
  newcomersByDay
    .flatMap((count, days) => Array.from({ length: count }, () => days))
    .map((days, index) => {
      const firstName = givenNames[index % givenNames.length] ?? '';
      const lastName = familyNames[index % familyNames.length] ?? '';
      const email = `${firstName}.${lastName}@newcomers.example`.toLowerCase();
      // Spread over the working day, and never later than now.
      const joined = days + (createRandom(seedOf(email))() * 6 * HOUR) / DAY;
      return { firstName, lastName, email, plan: 'free', joined };
    });

export const createPeople = async (
  strapi: Strapi,
  now: Date,
): Promise<Record<PersonKey, SeedActor>> => {
  const { id: role } = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const open = await hash(strapi, DEMO_PASSWORD);
  // nobody knows it: these people only own things
  const closed = await hash(strapi, randomBytes(24).toString('base64url'));
  const create = (key: PersonKey): Promise<SeedActor> => {
    const person: SeedPerson = people[key];
    return createActor(strapi, person, { now, role, password: person.demo ? open : closed });
  };
  for (const person of newcomers().toReversed())
    await createActor(strapi, person, { now, role, password: closed });
  return {
    admin: await create('admin'),
    vendor: await create('vendor'),
    pro: await create('pro'),
    trial: await create('trial'),
    isla: await create('isla'),
    wiremu: await create('wiremu'),
    priya: await create('priya'),
    jack: await create('jack'),
    rongo: await create('rongo'),
    lin: await create('lin'),
  };
};
