import type { AdminContext } from "../admin-api/admin-context";
import type {
  ProductDraftInput,
  ProductFormInput,
  PublishProductInput,
} from "../admin-api/resolvers.generated";
import { changeOnce } from "../audit/change-once";
import { inputError } from "../graphql/errors";
import { entryOf } from "./audit-entry";
import { requireOfferedValues } from "./offered-values";
import { isTyped } from "./product-field";
import { type FieldChanges, lockProduct, type ProductState, requireVersion } from "./product-state";
import { publishFields } from "./publish-fields";
import { readPublishTime } from "./publish-time";
import { readField } from "./read-field";
import { writeDraft } from "./write-draft";

/**
 * Saves what a product's form has in its draft; fields that the form does not have stay there as they are. The shop does
 * not change. A draft without a difference is deleted. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when the product is not as the form showed it; of category input that names the field
 */
export async function saveProductDraft(context: AdminContext, input: ProductDraftInput): Promise<void> {
  const { key, sku, version } = input;
  await changeOnce(context, key, {
    lock: (transaction, session) => lockProduct(transaction, session, sku),
    async change(state, { transaction, session }) {
      requireVersion(state, version);
      const typed = typedChanges(state, input.fields);
      requireOfferedValues(state, typed);
      const changes = await writeDraft(transaction, state, typed, session.user.id);
      return entryOf(state, changes.length === 0 ? "catalog.discard" : "catalog.draft", changes);
    },
  });
}

/**
 * Publishes a product's draft now, or schedules it. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when the draft is not as the form showed it; of category input for a time that has passed
 */
export async function publishProductDraft(context: AdminContext, input: PublishProductInput): Promise<void> {
  const { key, sku, version } = input;
  const publishAt = input.at ? readPublishTime(input.at, new Date()) : null;
  await changeOnce(context, key, {
    lock: (transaction, session) => lockProduct(transaction, session, sku),
    async change(state, { transaction, session }) {
      requireVersion(state, version);
      if (!state.draft) throw inputError("This product has no draft.");
      requireOfferedValues(state, state.draft.changes);
      if (publishAt) {
        await transaction
          .updateTable("product_draft")
          .set({ publish_at: publishAt.toISOString(), admin_user_id: session.user.id })
          .where("sku", "=", sku)
          .execute();
        return entryOf(state, "catalog.schedule", [...state.draft.changes.keys()].map(asField));
      }
      await transaction.deleteFrom("product_draft").where("sku", "=", sku).execute();
      const userId = session.user.id;
      const published = await publishFields(transaction, state, state.draft.changes, { userId });
      return entryOf(state, "catalog.publish", published);
    },
  });
  await context.catchUpInvalidations();
}

/** Deletes a product's draft with its schedule. @throws GraphQLError CHANGED when it is not as the form showed it */
export async function discardProductDraft(
  context: AdminContext,
  { key, sku, version }: ProductFormInput,
): Promise<void> {
  await changeOnce(context, key, {
    lock: (transaction, session) => lockProduct(transaction, session, sku),
    async change(state, { transaction }) {
      requireVersion(state, version);
      await transaction.deleteFrom("product_draft").where("sku", "=", sku).execute();
      return entryOf(state, "catalog.discard", [...(state.draft?.changes.keys() ?? [])].map(asField));
    },
  });
}

function asField(code: string) {
  return { code };
}

/** @throws GraphQLError of category input that names the first wrong field */
function typedChanges({ fields }: ProductState, typed: ProductDraftInput["fields"]): FieldChanges {
  const byCode = new Map(fields.filter(isTyped).map((field) => [field.code, field]));
  return new Map(
    typed.map(({ code, value }) => {
      const field = byCode.get(code);
      if (!field) throw inputError("This product has no such field. Please reload the page.", code);
      if (value == null) return [code, null];
      const reading = readField(field, value);
      if ("problem" in reading) throw inputError(reading.problem, code);
      return [code, reading.value];
    }),
  );
}
