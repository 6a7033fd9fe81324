import type { AdminContext } from "../admin-api/admin-context";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type {
  BlankFieldsInput,
  BlankMoveKind,
  ChangeBlankInput,
  CreateBlankInput,
  DeleteBlankInput,
  MoveBlankInput,
} from "../admin-api/resolvers.generated";
import { changeOnce } from "../audit/change-once";
import { requireSkus } from "../catalog/require-skus";
import { lockRows } from "../database/dialect";
import type { Connection, Row, Transaction } from "../database/schema";
import { alreadyExists, inputError } from "../graphql/errors";
import { rowId } from "../shared/row-id";
import { requireLine } from "../shared/typed-text";
import type { StaffSession } from "../staff/staff-session";
import { readBlankProducts } from "./blank-products";
import { blankVersion } from "./list-blanks";
import { moveBlank } from "./move-blank";

/** Of one store. */
const MAX_BLANKS = 200;
const MAX_NAME_LENGTH = 60;
const MAX_QUANTITY = 1_000_000;

type BlankRow = Row<"blank">;

/**
 * Adds a blank with none on hand. A form that is sent twice acts once.
 * @throws GraphQLError of category input that names the field, for a name that exists, and for too many
 */
export async function createBlank(
  context: AdminContext,
  { store_code, key, fields }: CreateBlankInput,
): Promise<void> {
  await changeOnce(context, key, {
    async lock(_transaction, session) {
      if (!session.storeCodes.includes(store_code)) throw noSuchBlank();
    },
    async change(_subject, { transaction }) {
      const others = await namesOf(transaction, store_code);
      if (others.length >= MAX_BLANKS)
        throw inputError(`There can be ${MAX_BLANKS} blanks. Delete one first.`);
      const values = await readFields(transaction, store_code, fields);
      const added = await transaction
        .insertInto("blank")
        .values({ store_code, quantity: 0, ...values })
        .onConflict((conflict) => conflict.columns(["store_code", "name"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!added) throw nameExists();
      return entry("blank.create", { id: added.id, store_code }, Object.keys(values));
    },
  });
}

/** Changes a blank. @throws GraphQLError as `createBlank` does; CHANGED when it is not as the form showed it */
export async function changeBlank(
  context: AdminContext,
  { id, key, version, fields }: ChangeBlankInput,
): Promise<void> {
  await changeOnce(context, key, {
    lock: (transaction, session) => lockBlank(transaction, session, id),
    async change(blank, { transaction }) {
      const found = unchanged(blank, version);
      const values = await readFields(transaction, found.store_code, fields);
      const others = await namesOf(transaction, found.store_code);
      if (others.some((other) => other.id !== found.id && other.name === values.name)) throw nameExists();
      await transaction.updateTable("blank").set(values).where("id", "=", found.id).execute();
      const changed = (["name", "low_quantity", "products"] as const).filter(
        (name) => values[name] !== found[name],
      );
      return entry("blank.change", found, changed);
    },
  });
}

/** Deletes a blank with its history. @throws GraphQLError as `changeBlank` does */
export async function deleteBlank(
  context: AdminContext,
  { id, key, version }: DeleteBlankInput,
): Promise<void> {
  await changeOnce(context, key, {
    lock: (transaction, session) => lockBlank(transaction, session, id),
    async change(blank, { transaction }) {
      const found = unchanged(blank, version);
      await transaction.deleteFrom("blank").where("id", "=", found.id).execute();
      return entry("blank.delete", found, []);
    },
  });
}

/**
 * Records that blanks arrived, were spoiled, or were counted: the number is then what was counted.
 * @throws GraphQLError of category input for a wrong number, and as `createBlank` does
 */
export async function moveBlankForStaff(
  context: AdminContext,
  { id, key, kind, quantity }: MoveBlankInput,
): Promise<void> {
  requireQuantity(quantity, { field: "quantity", min: kind === "COUNTED" ? 0 : 1 });
  await changeOnce(context, key, {
    lock: (transaction, session) => lockBlank(transaction, session, id),
    async change(blank, { transaction }) {
      if (!blank) throw noSuchBlank();
      await moveBlank(transaction, blank.id, moveOf(blank, kind, quantity));
      return entry("blank.move", blank, ["quantity"]);
    },
  });
}

function moveOf(blank: BlankRow, kind: BlankMoveKind, quantity: number) {
  if (kind === "RECEIVED") return { kind: "received" as const, quantity };
  if (kind === "SPOILED") return { kind: "spoiled" as const, quantity: -quantity };
  return { kind: "counted" as const, quantity: quantity - blank.quantity };
}

async function readFields(transaction: Connection, storeCode: string, typed: BlankFieldsInput) {
  const name = requireLine(typed.name, { field: "name", maxLength: MAX_NAME_LENGTH });
  requireQuantity(typed.low_quantity, { field: "low_quantity", min: 0 });
  const products = readBlankProducts(typed.products);
  const skus = [...new Set(products.map(({ sku }) => sku))];
  await requireSkus(transaction, storeCode, skus, "products");
  return { name, low_quantity: typed.low_quantity, products: JSON.stringify(products) };
}

function requireQuantity(quantity: number, { field, min }: { field: string; min: number }): void {
  if (!Number.isSafeInteger(quantity) || quantity < min || quantity > MAX_QUANTITY)
    throw inputError(`Please enter a number from ${min} to 1,000,000.`, field);
}

function namesOf(transaction: Connection, storeCode: string) {
  return transaction.selectFrom("blank").select(["id", "name"]).where("store_code", "=", storeCode).execute();
}

/** Once it is deleted, the form that deleted it finds none: sent twice, it acts once. */
async function lockBlank(
  transaction: Transaction,
  { storeCodes }: StaffSession,
  id: string,
): Promise<BlankRow | undefined> {
  const query = transaction
    .selectFrom("blank")
    .selectAll()
    .where("id", "=", rowId(id))
    .where("store_code", "in", storeCodes);
  return lockRows(transaction, query).executeTakeFirst();
}

function unchanged(blank: BlankRow | undefined, version: string): BlankRow {
  if (!blank) throw noSuchBlank();
  if (blankVersion(blank) !== version) throw changedMeanwhile("This blank");
  return blank;
}

function entry(
  action: "blank.create" | "blank.change" | "blank.move" | "blank.delete",
  { id, store_code }: Pick<BlankRow, "id" | "store_code">,
  changedFields: readonly string[],
) {
  const subject = { type: "blank" as const, id: String(id) };
  return { action, subject, storeCode: store_code, changedFields };
}

function nameExists() {
  return alreadyExists("There's a blank with this name already.", "name");
}

function noSuchBlank() {
  return inputError("There's no such blank. Please reload the page and try again.");
}
