import { parseDesignDocument } from "~/design/document/document";
import type { Row, Transaction } from "../database/schema";
import { uploadsOf } from "../designs/document-photos";

/** Column values of unowned rows: no customer, and no token that opens them. */
const NOBODY = { customer_id: null, owner_hash: "" } as const;
/** The same for designs, which also have no name and no share link. */
const NOBODYS_DESIGN = { ...NOBODY, name: null, share_token: null };

/** Detaches designs and photos from a customer who is deleted, and deletes comments by them and on these designs. */
export async function detachDesigns(transaction: Transaction, customerId: number): Promise<void> {
  // Before the comments: somebody who is writing one holds the design until it is there.
  const designs = await transaction
    .updateTable("design")
    .set(NOBODYS_DESIGN)
    .where("customer_id", "=", customerId)
    .returning("id")
    .execute();
  await transaction.deleteFrom("design_comment").where("customer_id", "=", customerId).execute();
  for (const { id } of designs)
    await transaction.deleteFrom("design_comment").where("design_id", "=", id).execute();
  await transaction.updateTable("photo").set(NOBODY).where("customer_id", "=", customerId).execute();
}

/**
 * The same for what a guest made for an order, or sent with a claim about it: no account owns it, at most a browser.
 */
export async function detachOrderedDesigns(transaction: Transaction, orderId: number): Promise<void> {
  const made = await transaction
    .selectFrom("sales_order_item")
    .innerJoin("design", "design.id", "sales_order_item.design_id")
    .innerJoin("design_revision", "design_revision.design_id", "design.id")
    .select(["design.id", "design_revision.document"])
    .where("sales_order_item.order_id", "=", orderId)
    .where("design.customer_id", "is", null)
    .execute();
  const designs = new Set(made.map(({ id }) => id));
  for (const id of designs) {
    await transaction.updateTable("design").set(NOBODYS_DESIGN).where("id", "=", id).execute();
    await transaction.deleteFrom("design_comment").where("design_id", "=", id).execute();
  }
  const claims = await transaction
    .selectFrom("order_claim")
    .select("photo_id")
    .where("order_id", "=", orderId)
    .execute();
  const claimed = claims.flatMap(({ photo_id }) => photo_id ?? []);
  await detachGuestPhotos(transaction, [...photosOf(made), ...claimed]);
}

/** Detaches photos from the browsers that uploaded them; those of accounts stay. */
export async function detachGuestPhotos(transaction: Transaction, ids: string[]): Promise<void> {
  for (const id of ids)
    await transaction
      .updateTable("photo")
      .set(NOBODY)
      .where("id", "=", id)
      .where("customer_id", "is", null)
      .execute();
}

/**
 * Deletes unowned designs and photos that no order needs for production.
 * @returns ids of the photos whose files may be deleted after the transaction commits
 */
export async function sweepDesigns(transaction: Transaction): Promise<string[]> {
  const designs = await transaction
    .selectFrom("design")
    .select("id")
    .where("customer_id", "is", null)
    .where("owner_hash", "=", NOBODY.owner_hash)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("sales_order_item")
            .select("sales_order_item.id")
            .whereRef("sales_order_item.design_id", "=", "design.id"),
        ),
      ),
    )
    .execute();
  for (const { id } of designs) {
    for (const table of ["cart_item", "inactive_cart_item"] as const)
      await transaction.deleteFrom(table).where("design_id", "=", id).execute();
    await transaction.deleteFrom("design").where("id", "=", id).execute();
  }
  return sweepPhotos(transaction);
}

async function sweepPhotos(transaction: Transaction): Promise<string[]> {
  const photos = await transaction
    .selectFrom("photo")
    .select("id")
    .where("customer_id", "is", null)
    .where("owner_hash", "=", NOBODY.owner_hash)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("order_claim")
            .select("order_claim.id")
            .whereRef("order_claim.photo_id", "=", "photo.id"),
        ),
      ),
    )
    .execute();
  const needed = await neededPhotos(transaction);
  const unneeded = photos.map(({ id }) => id).filter((id) => !needed.has(id));
  for (const id of unneeded) await transaction.deleteFrom("photo").where("id", "=", id).execute();
  return unneeded;
}

/** Photos used by the remaining unowned designs. */
async function neededPhotos(transaction: Transaction): Promise<Set<string>> {
  const revisions = await transaction
    .selectFrom("design_revision")
    .innerJoin("design", "design.id", "design_revision.design_id")
    .select("design_revision.document")
    .where("design.customer_id", "is", null)
    .where("design.owner_hash", "=", NOBODY.owner_hash)
    .execute();
  return photosOf(revisions);
}

function photosOf(revisions: Pick<Row<"design_revision">, "document">[]): Set<string> {
  return new Set(revisions.flatMap(({ document }) => uploadsOf(parseDesignDocument(JSON.parse(document)))));
}
