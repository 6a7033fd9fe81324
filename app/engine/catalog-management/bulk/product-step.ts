import { type AdminContext, requireSession } from "../../admin-api/admin-context";
import type { ProductStepInput, ProductStepPlan } from "../../admin-api/resolvers.generated";
import { type ProductState, publishedValue, readProductStates } from "../product-state";
import type { PublishedField } from "../publish-fields";
import { shownValue } from "../read-field";
import { checkedSkus } from "./checked-skus";
import { planStep } from "./plan-step";
import { readStep } from "./read-step";

/** A product that the person's stores don't have, or no longer. */
const NO_PRODUCT = "There's no such product.";

/**
 * Plans a step for the checked products, with the values before and after. Nothing changes.
 * @throws GraphQLError of category input for none, too many, or a wrong amount
 */
export async function productStep(context: AdminContext, input: ProductStepInput): Promise<ProductStepPlan> {
  const { storeCodes } = await requireSession(context);
  const skus = checkedSkus(input.skus);
  const step = readStep(input);
  const states = await readProductStates(context.db, storeCodes, skus);
  const plan: ProductStepPlan = { products: [], unchanged: [] };
  for (const sku of skus) {
    const state = states.get(sku);
    const planned = state ? planStep(state, step) : { reason: NO_PRODUCT };
    if (state && "changes" in planned) plan.products.push(plannedProduct(state, planned.changes));
    else if ("reason" in planned) plan.unchanged.push({ sku, reason: planned.reason });
  }
  return plan;
}

function plannedProduct(state: ProductState, changes: PublishedField[]): ProductStepPlan["products"][number] {
  const values = new Map(changes.map(({ code, to }) => [code, to]));
  return {
    sku: state.folder.product.sku,
    name: state.overrides.get("name") ?? state.folder.product.name,
    version: state.version,
    changes: state.fields.flatMap((field) => {
      const value = values.get(field.code);
      if (value === undefined) return [];
      return {
        title: field.title,
        from: shownValue(field, publishedValue(state, field)),
        to: shownValue(field, value ?? field.folderValue),
      };
    }),
  };
}
