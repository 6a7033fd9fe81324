import { prepareQuery } from "../database/prepare-query";
import type { Connection, Row } from "../database/schema";

type Line = Row<"cart_item">;
type InactiveItem = Row<"inactive_cart_item">;

/** Number of removed lines stored per cart. */
const MAX_REMOVED = 5;
/** Maximum number of saved lines that are read: more than anybody saves, though merged carts may have more. */
const MAX_SAVED = 200;

/** Owner of removed and saved lines: the customer on any device, or the cart itself. */
export type SavedItemOwner = Pick<Row<"cart">, "id" | "customer_id">;

/** Stores a line that has just left its cart. */
export async function deactivateItem(
  db: Connection,
  line: Line,
  place: { kind: "removed"; cartId: string } | { kind: "saved"; owner: SavedItemOwner },
): Promise<void> {
  const columns =
    place.kind === "removed" ? { cart_id: place.cartId, customer_id: null } : ownerColumns(place.owner);
  await db
    .insertInto("inactive_cart_item")
    .values({
      ...columns,
      uid: line.uid,
      kind: place.kind,
      design_id: line.design_id,
      line: JSON.stringify(line),
      removed_at: new Date().toISOString(),
    })
    .execute();
  if (place.kind === "removed") await deleteOldest(db, place.cartId);
}

/** The line removed from the cart, unchanged; undefined when it is no longer stored. */
export async function findRemoved(db: Connection, cartId: string, uid: string): Promise<Line | undefined> {
  const found = await db
    .selectFrom("inactive_cart_item")
    .selectAll()
    .where("uid", "=", uid)
    .where("cart_id", "=", cartId)
    .where("kind", "=", "removed")
    .executeTakeFirst();
  return found && lineOf(found);
}

/** The owner's saved lines, latest first; limited to the most recent ones. */
export async function savedLines(db: Connection, owner: SavedItemOwner): Promise<Line[]> {
  const { id, customer_id } = owner;
  const found = await (customer_id === null
    ? selectOfCart(db, { id })
    : selectOfCustomer(db, { customer_id }));
  return found.map(lineOf);
}

const selectOfCart = prepareQuery((db, cart: { id: string }) => saved(db).where("cart_id", "=", cart.id));
const selectOfCustomer = prepareQuery((db, { customer_id }: { customer_id: number }) =>
  saved(db).where("customer_id", "=", customer_id),
);

function saved(db: Connection) {
  return db
    .selectFrom("inactive_cart_item")
    .selectAll()
    .where("kind", "=", "saved")
    .orderBy("removed_at", "desc")
    .orderBy("uid")
    .limit(MAX_SAVED);
}

/** Requires the owner: a uid alone gives no access to a line. */
export async function deleteInactiveItem(db: Connection, uid: string): Promise<void> {
  await db.deleteFrom("inactive_cart_item").where("uid", "=", uid).execute();
}

/** Transfers the saved lines of a guest's cart to another owner, such as the customer after signing in. */
export async function handOverSaved(db: Connection, guestCartId: string, owner: SavedItemOwner) {
  await db
    .updateTable("inactive_cart_item")
    .set(ownerColumns(owner))
    .where("cart_id", "=", guestCartId)
    .where("kind", "=", "saved")
    .execute();
}

function ownerColumns({ id, customer_id }: SavedItemOwner): Pick<InactiveItem, "cart_id" | "customer_id"> {
  return customer_id === null ? { cart_id: id, customer_id } : { cart_id: null, customer_id };
}

async function deleteOldest(db: Connection, cartId: string): Promise<void> {
  const removed = db
    .selectFrom("inactive_cart_item")
    .select("uid")
    .where("cart_id", "=", cartId)
    .where("kind", "=", "removed");
  const old = await removed.orderBy("removed_at", "desc").limit(100).offset(MAX_REMOVED).execute();
  for (const { uid } of old) await deleteInactiveItem(db, uid);
}

/** Lines stored before counted prices existed have no counts. */
function lineOf({ line }: InactiveItem): Line {
  return { design_counts: "{}", ...JSON.parse(line) };
}
