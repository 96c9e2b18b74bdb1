import { inTransaction } from '../database.ts';
import type { Strapi } from '../registry.ts';
import { holding } from './cards.ts';
import { mirror } from './mirror.ts';

interface MovedRow {
  id: number;
}

/** Receipts and invoices go to the address that the provider was told last. */
export const tellNewAddresses = async (strapi: Strapi, stopping: AbortSignal): Promise<void> => {
  const moved: MovedRow[] = await inTransaction(strapi, async (sql) => {
    const accounts = () => sql('accounts').whereNotNull('customer_id');
    // Accounts older than this: what the provider has counts, and the next change of theirs is news.
    await accounts()
      .whereNull('customer_email')
      .update({ customer_email: sql.ref('email') });
    return accounts().whereRaw('email <> customer_email').select('id');
  });
  for (const { id } of moved) {
    if (stopping.aborted) return;
    await holding(strapi, id, (account) => mirror(strapi, account)).catch((error: unknown) =>
      strapi.log.error(`The card provider does not know a new address yet: ${error}`),
    );
  }
};
