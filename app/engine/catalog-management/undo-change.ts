import type { AdminContext } from "../admin-api/admin-context";
import type { UndoProductInput } from "../admin-api/resolvers.generated";
import { changeOnce } from "../audit/change-once";
import type { Connection } from "../database/schema";
import { inputError } from "../graphql/errors";
import { rowId } from "../shared/row-id";
import { entryOf } from "./audit-entry";
import { requireOfferedValues } from "./offered-values";
import { requirePictures } from "./pictures/delete-picture";
import { lockProduct, type ProductState, publishedValue, requireVersion } from "./product-state";
import { type PublishedField, publishFields } from "./publish-fields";

/**
 * Publishes what the fields of a publication were before it. A draft stays. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when the product is not as the form showed it; of category input when one of the fields
 * was published again since, the product would be sold in no value of an option, or a picture was deleted for good
 */
export async function undoProductChange(context: AdminContext, input: UndoProductInput): Promise<void> {
  const { change_id, key, sku, version } = input;
  await changeOnce(context, key, {
    lock: (transaction, session) => lockProduct(transaction, session, sku),
    async change(state, { transaction, session }) {
      requireVersion(state, version);
      const undoes = rowId(change_id);
      const changes = await readChange(transaction, sku, undoes);
      requireUnchanged(state, changes);
      const before = new Map(changes.map(({ code, from }) => [code, from]));
      requireOfferedValues(state, before, publishedValue);
      await requirePictures(transaction, state, before);
      const published = await publishFields(transaction, state, before, { userId: session.user.id, undoes });
      return entryOf(state, "catalog.undo", published);
    },
  });
  await context.catchUpInvalidations();
}

async function readChange(db: Connection, sku: string, id: number): Promise<PublishedField[]> {
  const row = await db
    .selectFrom("product_change")
    .select("changes")
    .where("id", "=", id)
    .where("sku", "=", sku)
    .executeTakeFirst();
  if (!row) throw inputError("There's no such change. Please reload the page.");
  return JSON.parse(row.changes);
}

function requireUnchanged({ fields, overrides }: ProductState, changes: PublishedField[]): void {
  const titles = new Map(fields.map(({ code, title }) => [code, title]));
  const later = changes.find(({ code, to }) => (overrides.get(code) ?? null) !== to);
  if (!later) return;
  const title = titles.get(later.code) ?? later.code;
  throw inputError(`“${title}” has changed again since. Undo the later change first.`);
}
