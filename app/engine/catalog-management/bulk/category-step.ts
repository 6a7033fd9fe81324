import { type AdminContext, requireSession } from "../../admin-api/admin-context";
import type {
  CategoryStepInput,
  CategoryStepPlan,
  ChangeCategoryProductsInput,
  ChangedProducts,
} from "../../admin-api/resolvers.generated";
import { skusOfLines } from "../../catalog/category-links";
import { changeContent } from "../../content-management/change-content";
import { saveDraft } from "../../content-management/content-drafts";
import {
  baseHash,
  type ContentState,
  draftedFields,
  readContentState,
} from "../../content-management/content-state";
import { contentStore } from "../../content-management/content-store";
import {
  changedFields,
  checkContent,
  rowToPublish,
  writeContent,
} from "../../content-management/publish-content";
import type { Connection } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { readField } from "../read-field";
import { checkedSkus } from "./checked-skus";
import { scheduledReason } from "./scheduled-reason";

/** The field of a category that lists its products. */
const PRODUCTS = "products";
const NO_CATEGORY = "Please choose a category.";

type Listing = Pick<CategoryStepInput, "skus" | "is_added">;

/**
 * The checked products that would be put into a category, or taken out of it, and why the others stay. Nothing changes.
 * A category whose draft is scheduled stays as it is: its draft would publish the list at a time that nobody chose for it,
 * or lose its time because the category has changed.
 * @throws GraphQLError of category input for none, too many, or an unknown category
 */
export async function categoryStep(
  context: AdminContext,
  { store_code: storeCode, path, ...listing }: CategoryStepInput,
): Promise<CategoryStepPlan> {
  const { storeCodes } = await requireSession(context);
  const skus = checkedSkus(listing.skus);
  if (!storeCodes.includes(storeCode)) throw inputError(NO_CATEGORY, "category");
  const state = await readContentState(context.db, { kind: "CATEGORY", storeCode, identifier: path });
  if (!state.row) throw inputError(NO_CATEGORY, "category");
  const plan = await planListing(context.db, state, { ...listing, skus });
  return { name: state.values.name, version: state.version, ...plan };
}

/**
 * Puts products into a category, last, or takes them out of it, as the category's own form does: with its history and its
 * entry in the audit log. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when the category is not as the plan showed it; of category input as `categoryStep`
 */
export async function changeCategoryProducts(
  context: AdminContext,
  { store_code, path, version, key, as_draft, ...listing }: ChangeCategoryProductsInput,
): Promise<ChangedProducts> {
  const skus = checkedSkus(listing.skus);
  let unchanged: ChangedProducts["unchanged"] = [];
  const form = { kind: "CATEGORY", store_code, identifier: path, version, key } as const;
  const action = as_draft ? "content.draft" : "content.publish";
  await changeContent(context, form, action, async (state, { transaction, session }) => {
    if (!state.row) throw inputError(NO_CATEGORY, "category");
    const plan = await planListing(transaction, state, { ...listing, skus });
    unchanged = plan.unchanged;
    const moved = plan.products.map(({ sku }) => sku);
    if (moved.length === 0) throw inputError("Nothing would change.");
    const before = as_draft ? (state.draft?.fields ?? state.values) : state.values;
    const fields = withListing(state, before, { skus: moved, is_added: listing.is_added });
    await checkContent(transaction, state, fields);
    const userId = session.user.id;
    if (as_draft) {
      // The page showed the list alone: what else the draft is based on stays as recorded.
      const base = {
        baseHash: state.draft?.base_hash ?? baseHash(state),
        problem: state.draft?.problem ?? null,
      };
      const draft = { fields: draftedFields(state, fields), publishAt: null, userId, ...base };
      await saveDraft(transaction, state.ref, draft);
    } else {
      const row = rowToPublish(state, fields, contentStore(context.settingsOf(store_code)));
      await writeContent(transaction, state, row, { userId });
    }
    return changedFields(state.values, fields);
  });
  return { changed: skus.length - unchanged.length, unchanged };
}

/** Plans the list: products that it lacks are put in, and those that it has are taken out. */
async function planListing(
  db: Connection,
  { ref, values, draft }: ContentState,
  { skus, is_added }: Listing,
): Promise<Pick<CategoryStepPlan, "products" | "unchanged">> {
  if (draft?.publish_at) {
    const reason = scheduledReason("The category", draft.publish_at);
    return { products: [], unchanged: skus.map((sku) => ({ sku, reason })) };
  }
  const listed = new Set(skusOfLines(values[PRODUCTS]));
  const rows = await db
    .selectFrom("product")
    .leftJoin("product_override", (join) =>
      join.onRef("product_override.sku", "=", "product.sku").on("product_override.field", "=", "name"),
    )
    .select(["product.sku", "product.name", "product_override.value as changed_name"])
    .where("product.store_code", "=", ref.storeCode)
    .where("product.is_enabled", "=", 1)
    .where("product.sku", "in", skus)
    .execute();
  const names = new Map(rows.map(({ sku, name, changed_name }) => [sku, changed_name ?? name]));
  const plan: Pick<CategoryStepPlan, "products" | "unchanged"> = { products: [], unchanged: [] };
  for (const sku of skus) {
    const name = names.get(sku);
    if (name === undefined) plan.unchanged.push({ sku, reason: "The category's store has no such product." });
    else if (listed.has(sku) !== is_added) plan.products.push({ sku, name });
    else
      plan.unchanged.push({
        sku,
        reason: is_added ? "It's in this category already." : "It isn't in this category.",
      });
  }
  return plan;
}

/** The fields of the category with products added last, or taken out. @throws GraphQLError when the list is too long */
function withListing(
  { fields: edited }: ContentState,
  fields: ContentState["values"],
  { skus, is_added }: Listing,
): ContentState["values"] {
  const others = skusOfLines(fields[PRODUCTS]).filter((sku) => !skus.includes(sku));
  const products = [...others, ...(is_added ? skus : [])].join("\n");
  const field = edited.find(({ code }) => code === PRODUCTS);
  const reading = field && readField(field, products);
  if (reading && "problem" in reading) throw inputError(reading.problem);
  return { ...fields, [PRODUCTS]: products };
}
