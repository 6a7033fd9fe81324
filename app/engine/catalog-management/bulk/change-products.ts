import { GraphQLError } from "graphql";
import type { AdminContext } from "../../admin-api/admin-context";
import type { ChangedProducts, ChangeProductsInput } from "../../admin-api/resolvers.generated";
import { changeOnce, type FormChange, requireFormKey } from "../../audit/change-once";
import type { Transaction } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { sha256 } from "../../shared/secrets";
import { entryOf } from "../audit-entry";
import { lockProduct, type ProductState, readProductState, requireVersion } from "../product-state";
import { effectiveChanges, publishFields } from "../publish-fields";
import { writeDraft } from "../write-draft";
import { checkedSkus } from "./checked-skus";
import { planStep } from "./plan-step";
import { type ReadStep, readStep } from "./read-step";

/**
 * Takes a step for several products, each in its own transaction with its history and its entry in the audit log. A
 * product for which the step is not possible stays as it is, and the others are changed nevertheless. Drafts stay, unless
 * the step is saved in them. After an error that is not about a product alone, the same form does the rest.
 * @throws GraphQLError of category input for none, too many, a wrong amount, or a key that no form has
 */
export async function changeProducts(
  context: AdminContext,
  input: ChangeProductsInput,
): Promise<ChangedProducts> {
  const versions = new Map(input.products.map(({ sku, version }) => [sku, version]));
  const skus = checkedSkus([...versions.keys()]);
  const step = readStep(input);
  requireFormKey(input.key);
  const unchanged: ChangedProducts["unchanged"] = [];
  try {
    for (const sku of skus) {
      const form = { sku, version: versions.get(sku) ?? "", key: sha256(`${input.key} ${sku}`) };
      const reason = await problemOf(() => changeProduct(context, form, step, input.as_draft));
      if (reason !== null) unchanged.push({ sku, reason });
    }
  } finally {
    await context.catchUpInvalidations();
  }
  return { changed: skus.length - unchanged.length, unchanged };
}

async function changeProduct(
  context: AdminContext,
  { sku, version, key }: { sku: string; version: string; key: string },
  step: ReadStep,
  asDraft: boolean,
): Promise<void> {
  await changeOnce(context, key, {
    lock: (transaction, session) => lockProduct(transaction, session, sku),
    async change(state, form) {
      requireVersion(state, version);
      const plan = planStep(state, step);
      if ("reason" in plan) throw inputError(plan.reason);
      const fields = new Map(plan.changes.map(({ code, to }) => [code, to]));
      return asDraft ? draft(state, fields, form) : publish(state, fields, form);
    },
  });
}

type Fields = Parameters<typeof writeDraft>[2];

async function draft(state: ProductState, fields: Fields, { transaction, session }: FormChange) {
  const changes = await writeDraft(transaction, state, fields, session.user.id);
  return entryOf(state, "catalog.draft", changes);
}

async function publish(state: ProductState, fields: Fields, { transaction, session }: FormChange) {
  const published = await publishFields(transaction, state, fields, { userId: session.user.id });
  if (state.draft) await deleteRedundantDraft(transaction, state);
  return entryOf(state, "catalog.publish", published);
}

/** Deletes the draft of a product when the shop has all its values by now. */
async function deleteRedundantDraft(
  transaction: Transaction,
  { folder: { product } }: ProductState,
): Promise<void> {
  const state = await readProductState(transaction, [product.store_code], product.sku);
  if (!state?.draft || effectiveChanges(state, state.draft.changes).length > 0) return;
  await transaction.deleteFrom("product_draft").where("sku", "=", product.sku).execute();
}

/** The reason why a product cannot be changed; null when it was. @throws as the change does for any other error */
async function problemOf(change: () => Promise<void>): Promise<string | null> {
  try {
    await change();
    return null;
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.category === "graphql-input") return error.message;
    throw error;
  }
}
