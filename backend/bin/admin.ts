// node backend/bin/admin.ts EMAIL: prints a one-time link to set a password and become an owner. The backend may be running.
import process from 'node:process';
import { cleanAddress, emailProblem } from '@portal/domain';
import { dataDir, fail, problemOf, requireData } from './dataDir.ts';
import { openDatabase } from './openDatabase.ts';

const email = cleanAddress(process.argv[2] ?? '').toLowerCase();
if (email === '')
  fail('Name the email address of the owner: node backend/bin/admin.ts you@example.org');
const problem = emailProblem(email);
if (problem) fail(`"${email}" is not an email address.`);
requireData();

try {
  // They create the data folder and its secret, so only once there is data.
  const { settings } = await import('../src/base/settings.ts');
  const { createInvite } = await import('../src/features/sign-in/ownerInvites.ts');
  const { database, publicUrl } = settings;
  const sql = openDatabase(database);
  try {
    const code = await createInvite(sql, email);
    console.log(`Open this link within 24 hours to set a password and become an owner as ${email}.
It works once, and only the last link for an address works.

${publicUrl}/auth/reset-password?code=${code}`);
  } finally {
    await sql.destroy();
  }
} catch (error) {
  const message = problemOf(error);
  fail(
    /owner_invites|audit_log/.test(message)
      ? `The database in ${dataDir} is not prepared. Start the portal once, then run this again.`
      : message,
  );
}
