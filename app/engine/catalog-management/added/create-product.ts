import type { AdminContext } from "../../admin-api/admin-context";
import type { CreateProductInput } from "../../admin-api/resolvers.generated";
import { changeOnce } from "../../audit/change-once";
import { invalidateCache } from "../../cache-invalidation/invalidate-cache";
import { applyOverrides } from "../../catalog/overrides/apply-overrides";
import { VISIBLE_FIELD } from "../../catalog/overrides/override-fields";
import { lockContent } from "../../content-management/content-state";
import { contentStore } from "../../content-management/content-store";
import { withProduct } from "../../content-management/kinds/category";
import { writeContent } from "../../content-management/publish-content";
import { lockStart } from "../../database/dialect";
import type { Transaction } from "../../database/schema";
import { upsert } from "../../database/upsert";
import { inputError } from "../../graphql/errors";
import type { StaffSession } from "../../staff/staff-session";
import { type ProductState, readProductState } from "../product-state";
import { copiedRows } from "./copied-rows";
import { picturedAs } from "./pictured-as";
import { checkNewProduct, type NewProduct, readNewProduct } from "./read-new-product";

/**
 * Adds a product as a copy of another one of the same design type: its texts, prices and options, as they are in the shop.
 * It is hidden, with a draft that shows it. A form that is sent twice acts once.
 * @throws GraphQLError of category input that names the field
 */
export async function createProduct(context: AdminContext, input: CreateProductInput): Promise<void> {
  const wanted = readNewProduct(input);
  await changeOnce(context, input.key, {
    async lock(transaction, { storeCodes }) {
      // Addresses are those of content, too, which takes the same lock; and no start applies a folder meanwhile.
      await lockStart(transaction);
      const source = await readProductState(transaction, storeCodes, input.copied_sku);
      if (!source) throw inputError("There's no such product to copy.", "copied_sku");
      return source;
    },
    async change(source, { transaction, session }) {
      const { store_code } = source.folder.product;
      await checkNewProduct(transaction, source, wanted);
      const settings = context.settingsOf(store_code);
      const { product, options, values } = copiedRows(shownRows(source), wanted, contentStore(settings));
      const position = await nextPosition(transaction, store_code);
      await transaction
        .insertInto("product")
        .values({ ...product, position })
        .execute();
      await upsert(transaction, "product_option", ["uid"], options);
      await upsert(transaction, "product_option_value", ["uid"], values);
      await transaction
        .insertInto("added_product")
        .values({
          sku: wanted.sku,
          store_code,
          copied_sku: source.folder.product.sku,
          pictured: JSON.stringify(await picturedAs(transaction, settings, source, wanted.template)),
          admin_user_id: session.user.id,
          created_at: new Date().toISOString(),
        })
        .execute();
      await hide(transaction, wanted.sku, session.user.id);
      await addToCategories(transaction, session, { storeCode: store_code, ...wanted });
      await invalidateCache(transaction);
      return {
        action: "catalog.add",
        subject: { type: "product", id: wanted.sku },
        storeCode: store_code,
      };
    },
  });
  await context.catchUpInvalidations();
}

/** The rows of the product as they are in the shop. */
function shownRows({ folder, overrides }: ProductState) {
  const { product } = folder;
  const options = folder.options.map(({ values: _values, ...option }) => option);
  const values = folder.options.flatMap((option) => option.values);
  const rows = applyOverrides(
    { products: [product], options, values, links: [] },
    new Map([[product.sku, overrides]]),
  );
  return { product: rows.products[0], options: rows.options, values: rows.values };
}

/** Publishing the draft shows it. */
async function hide(transaction: Transaction, sku: string, userId: number): Promise<void> {
  await transaction
    .insertInto("product_override")
    .values({ sku, field: VISIBLE_FIELD, value: "0" })
    .execute();
  await transaction
    .insertInto("product_draft")
    .values({
      sku,
      changes: JSON.stringify({ [VISIBLE_FIELD]: null }),
      publish_at: null,
      admin_user_id: userId,
      updated_at: new Date().toISOString(),
    })
    .execute();
}

/** Categories list it last, as their history says. @throws GraphQLError of category input for a category that is full */
async function addToCategories(
  transaction: Transaction,
  session: StaffSession,
  { storeCode, sku, categoryPaths }: Pick<NewProduct, "sku" | "categoryPaths"> & { storeCode: string },
): Promise<void> {
  for (const identifier of categoryPaths) {
    const state = await lockContent(transaction, session, { kind: "CATEGORY", storeCode, identifier });
    if (!state.row) continue;
    await writeContent(transaction, state, withProduct(state.row, sku), { userId: session.user.id });
  }
}

/** After all others in lists without another order. */
async function nextPosition(transaction: Transaction, storeCode: string): Promise<number> {
  const { last } = await transaction
    .selectFrom("product")
    .select((select) => select.fn.max("position").as("last"))
    .where("store_code", "=", storeCode)
    .executeTakeFirstOrThrow();
  return Number(last ?? -1) + 1;
}
