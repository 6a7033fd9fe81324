import type { AdminContext } from "../../admin-api/admin-context";
import type { ProductFormInput } from "../../admin-api/resolvers.generated";
import { changeOnce } from "../../audit/change-once";
import { invalidateCache } from "../../cache-invalidation/invalidate-cache";
import { lockStart } from "../../database/dialect";
import { inputError } from "../../graphql/errors";
import { lockProduct, requireVersion } from "../product-state";

/**
 * Discontinues a product that staff have added: it has no page any more (410), and its SKU stays taken, since orders may
 * refer to it. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when it is not as the form showed it; of category input for a product of the brand's folder
 */
export async function removeAddedProduct(
  context: AdminContext,
  { key, sku, version }: ProductFormInput,
): Promise<void> {
  await changeOnce(context, key, {
    async lock(transaction, session) {
      await lockStart(transaction);
      const rows = await transaction
        .selectFrom("product")
        .select(["is_enabled", "store_code"])
        .where("sku", "=", sku)
        .execute();
      const isGone = rows.some(({ is_enabled }) => is_enabled === 0);
      return isGone ? null : lockProduct(transaction, session, sku);
    },
    async change(state, { transaction }) {
      if (!state) throw inputError("This product is gone already.");
      requireVersion(state, version);
      const added = await transaction
        .selectFrom("added_product")
        .select("sku")
        .where("sku", "=", sku)
        .executeTakeFirst();
      if (!added) throw inputError("This product is from the brand's folder. You can hide it instead.");
      await transaction.deleteFrom("product_draft").where("sku", "=", sku).execute();
      await transaction
        .updateTable("product")
        .set({ is_enabled: 0, is_salable: 0 })
        .where("sku", "=", sku)
        .execute();
      await invalidateCache(transaction);
      return {
        action: "catalog.remove",
        subject: { type: "product", id: sku },
        storeCode: state.folder.product.store_code,
      };
    },
  });
  await context.catchUpInvalidations();
}
