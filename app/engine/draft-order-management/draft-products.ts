import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { DraftOrderProduct, DraftOrderProductDetails } from "../admin-api/resolvers.generated";
import { loadProducts } from "../catalog/load-products";
import { optionValueUid } from "../catalog/option-uid";
import { findCatalogProducts } from "../catalog-management/find-catalog-products";
import type { Connection, Row } from "../database/schema";
import { isGiftCertificate } from "../gift-certificates/gift-fields";
import { toMoney } from "../totals/money";
import { draftById } from "./draft-scope";

const MAX_PRODUCTS = 20;
const MAX_DESIGNS = 20;

/** The first products of the draft's store whose name or SKU contains a text; none without a text. */
export async function draftProducts(
  context: AdminContext,
  id: string,
  search: string,
): Promise<DraftOrderProduct[]> {
  const draft = await draftById(context.db, await requireSession(context), id);
  if (!draft || search.trim() === "") return [];
  const page = { pageSize: MAX_PRODUCTS, after: null };
  const { items } = await findCatalogProducts(context.db, [draft.store_code], { search }, page);
  const sold = items.filter(({ states }) => !states.includes("NOT_SALABLE"));
  return sold.map(({ sku, name, price }) => ({ sku, name, price }));
}

/** A product with what is to be chosen for a line of it; null when it cannot be in a draft. */
export async function draftProduct(
  context: AdminContext,
  id: string,
  sku: string,
): Promise<DraftOrderProductDetails | null> {
  const { db } = context;
  const draft = await draftById(db, await requireSession(context), id);
  if (!draft) return null;
  const product = (await loadProducts(db, draft.store_code, [sku])).get(sku);
  if (!product?.is_salable || isGiftCertificate(product)) return null;
  const needsDesign = Boolean(product.blueprint);
  return {
    sku,
    name: product.name,
    needs_design: needsDesign,
    options: needsDesign
      ? []
      : product.options.map(({ code, title, values }) => ({
          title,
          values: values.map((value) => ({
            uid: optionValueUid(sku, code, value.code),
            title: value.title,
            price: toMoney(value.price_cents),
          })),
        })),
    designs: needsDesign ? await designsOf(db, draft, sku) : [],
  };
}

/** The saved designs of the draft's customer; none of a guest, whom nobody can know. */
function designsOf(db: Connection, { cart_id, store_code }: Row<"draft_order">, sku: string) {
  return db
    .selectFrom("cart")
    .innerJoin("design", "design.customer_id", "cart.customer_id")
    .select(["design.id", "design.name", "design.sku", "design.updated_at"])
    .where("cart.id", "=", cart_id)
    .where("design.store_code", "=", store_code)
    .where("design.sku", "=", sku)
    .where("design.removed_at", "is", null)
    .orderBy("design.updated_at", "desc")
    .limit(MAX_DESIGNS)
    .execute();
}
