import type { AdminContext } from "../../admin-api/admin-context";
import { changedMeanwhile } from "../../admin-api/admin-errors";
import type { ImportCatalogInput } from "../../admin-api/resolvers.generated";
import { changeOnce } from "../../audit/change-once";
import { invalidateCache } from "../../cache-invalidation/invalidate-cache";
import { lockRows } from "../../database/dialect";
import type { Transaction } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { writeFields } from "../publish-fields";
import { findCatalogFile } from "./check-catalog-file";
import { planImport } from "./plan-import";

/** As many SKUs as an entry of the audit log names. */
const MAX_NAMED = 200;

/**
 * Publishes what the person's file changes, all of it or nothing; each product's history has it. A form that is sent twice
 * acts once.
 * @returns the number of changed products; 0 for a form that is sent again
 * @throws GraphQLError CHANGED when it would change anything but what was shown; of category input without a file
 */
export async function importCatalog(
  context: AdminContext,
  { checksum, key }: ImportCatalogInput,
): Promise<number> {
  let count = 0;
  await changeOnce(context, key, {
    lock: (transaction, { user }) => lockFile(transaction, user.id),
    async change(_locked, { transaction, session }) {
      const { storeCodes, user } = session;
      const file = await findCatalogFile(transaction, user.id);
      if (!file) throw inputError("This file isn't here anymore. Please upload it again.", "file");
      const shown = await planImport(transaction, storeCodes, file.content);
      await lockProducts(
        transaction,
        shown.products.map(({ state }) => state.folder.product.sku),
      );
      const plan = await planImport(transaction, storeCodes, file.content);
      if (plan.checksum !== checksum || plan.mistakes.length > 0) throw changedMeanwhile("The catalog");
      for (const { state, changes } of plan.products)
        await writeFields(transaction, state, changes, { userId: user.id });
      await transaction.deleteFrom("catalog_import").where("admin_user_id", "=", user.id).execute();
      await invalidateCache(transaction);
      count = plan.products.length;
      return {
        action: "catalog.import",
        subject: { type: "catalog", id: null },
        changedFields: plan.products.slice(0, MAX_NAMED).map(({ state }) => state.folder.product.sku),
      };
    },
  });
  await context.catchUpInvalidations();
  return count;
}

async function lockFile(transaction: Transaction, userId: number): Promise<void> {
  await lockRows(
    transaction,
    transaction.selectFrom("admin_user").select("id").where("id", "=", userId),
  ).execute();
}

/** In order, so that two imports do not wait for each other. */
async function lockProducts(transaction: Transaction, skus: string[]): Promise<void> {
  if (skus.length === 0) return;
  await lockRows(
    transaction,
    transaction.selectFrom("product").select("sku").where("sku", "in", skus).orderBy("sku"),
  ).execute();
}
