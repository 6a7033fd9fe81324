import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type {
  ChangePriceCodeInput,
  CreatePriceCodeInput,
  PriceCodeFormInput,
} from "../admin-api/resolvers.generated";
import type { AuditAction } from "../audit/audit-actions";
import { changeOnce } from "../audit/change-once";
import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import type { NewRow, Transaction } from "../database/schema";
import { upsert } from "../database/upsert";
import { alreadyExists, inputError } from "../graphql/errors";
import { lockPromotions } from "./lock-promotions";
import {
  findPriceCode,
  type PriceCodeState,
  priceCodeState,
  priceCodeVersion,
  readPriceCodes,
} from "./price-code-state";
import { type PriceCodeFields, readPriceCodeFields } from "./read-price-code-fields";

/** Without commas, which separate codes in the setting of expired ones. */
const CODE = /^[A-Za-z0-9._-]{2,40}$/;
/** Price codes of a store: all are cached together. */
const MAX_CODES = 200;

/**
 * Creates a price code, which shoppers can have at once, with its entry in the audit log. A form that is sent twice acts
 * once.
 * @throws GraphQLError of category input that names the field, also for a code that exists
 */
export async function createPriceCode(context: AdminContext, input: CreatePriceCodeInput): Promise<void> {
  const { storeCodes } = await requireSession(context);
  const { store_code: storeCode, fields: typed } = input;
  if (!storeCodes.includes(storeCode)) throw noSuchCode();
  const code = input.code.trim();
  if (!CODE.test(code))
    throw inputError("Please enter 2 to 40 letters, digits, dots, hyphens or underscores.", "code");
  const fields = await readPriceCodeFields(context.db, storeCode, typed);
  await changeOnce(context, input.key, {
    lock: lockPromotions,
    async change(_subject, { transaction }) {
      const codes = await readPriceCodes(transaction, storeCode);
      if (codes.some((state) => state.code === code))
        throw alreadyExists("There's a price code with this name already.");
      if (codes.length >= MAX_CODES)
        throw inputError(`A store can have ${MAX_CODES} price codes. Delete one first.`);
      await writeCode(transaction, { storeCode, code }, fields);
      await invalidateCache(transaction);
      return entry("price-code.create", { storeCode, code }, Object.keys(typed));
    },
  });
  await context.catchUpInvalidations();
}

/** Changes a price code. @throws GraphQLError CHANGED when it is not as the form showed it; of category input for a wrong field */
export async function changePriceCode(context: AdminContext, input: ChangePriceCodeInput): Promise<void> {
  await changeLocked(context, input, async (transaction, state) => {
    const fields = await readPriceCodeFields(transaction, state.storeCode, input.fields, state);
    await writeCode(transaction, state, fields);
    return { action: "price-code.change", changed: changedFields(state, fields) };
  });
}

/** Ends a price code now: visitors who have it pay the regular prices, and their carts say so. @throws as `changePriceCode` */
export async function endPriceCode(context: AdminContext, input: PriceCodeFormInput): Promise<void> {
  await changeLocked(context, input, async (transaction, state) => {
    if (priceCodeState(state) === "ENDED") throw inputError("This price code has ended already.");
    await transaction
      .updateTable("price_code")
      .set({ ends_at: new Date(Date.now() - 1).toISOString() })
      .where("store_code", "=", state.storeCode)
      .where("code", "=", state.code)
      .execute();
    return { action: "price-code.end", changed: ["ends_at"] };
  });
}

/** Makes a price code what the brand's folder says. @throws GraphQLError as `changePriceCode` does */
export async function resetPriceCode(context: AdminContext, input: PriceCodeFormInput): Promise<void> {
  await changeLocked(context, input, async (transaction, state) => {
    if (state.folderRows.length === 0) throw inputError("This price code isn't from the brand's folder.");
    await deleteCode(transaction, state);
    await upsert(transaction, "price_code", ["store_code", "code", "sku"], state.folderRows);
    return { action: "price-code.reset", changed: ["rows"] };
  });
}

/**
 * Deletes an ended price code of the staff's own. Before it has ended, carts would not say why their prices changed.
 * @throws GraphQLError as `changePriceCode` does
 */
export async function deletePriceCode(context: AdminContext, input: PriceCodeFormInput): Promise<void> {
  await changeLocked(context, input, async (transaction, state) => {
    if (state.folderRows.length > 0)
      throw inputError("This price code is from the brand's folder, so it can't be deleted. End it instead.");
    if (priceCodeState(state) !== "ENDED")
      throw inputError("End the price code first, so that carts say why their prices have changed.");
    await deleteCode(transaction, state);
    return { action: "price-code.delete", changed: [] };
  });
}

type Code = Pick<PriceCodeState, "storeCode" | "code">;

type Change = (
  transaction: Transaction,
  state: PriceCodeState,
) => Promise<{ action: AuditAction; changed: string[] }>;

/** Once it is deleted, the form that deleted it finds no code: sent twice, it acts once. */
async function changeLocked(context: AdminContext, input: PriceCodeFormInput, change: Change): Promise<void> {
  const { store_code: storeCode, code, key, version } = input;
  await changeOnce(context, key, {
    async lock(transaction, { storeCodes }) {
      if (!storeCodes.includes(storeCode)) throw noSuchCode();
      await lockPromotions(transaction);
      return findPriceCode(transaction, storeCode, code);
    },
    async change(state, { transaction }) {
      if (!state) throw noSuchCode();
      if (priceCodeVersion(state) !== version) throw changedMeanwhile("This price code");
      const { action, changed } = await change(transaction, state);
      await invalidateCache(transaction);
      return entry(action, state, changed);
    },
  });
  await context.catchUpInvalidations();
}

async function writeCode(
  transaction: Transaction,
  { storeCode, code }: Code,
  { rows, listing }: PriceCodeFields,
): Promise<void> {
  await deleteCode(transaction, { storeCode, code });
  const key = { store_code: storeCode, code };
  await upsert(
    transaction,
    "price_code",
    ["store_code", "code", "sku"],
    rows.map((row): NewRow<"price_code"> => ({ ...key, ...row })),
  );
  if (listing.title !== "" || listing.show_timer === 1)
    await transaction
      .insertInto("price_code_listing")
      .values({ ...key, ...listing })
      .execute();
}

async function deleteCode(transaction: Transaction, { storeCode, code }: Code): Promise<void> {
  for (const table of ["price_code", "price_code_listing"] as const)
    await transaction
      .deleteFrom(table)
      .where("store_code", "=", storeCode)
      .where("code", "=", code)
      .execute();
}

/** Names of the columns that differ, and `skus`. */
function changedFields({ rows, listing }: PriceCodeState, fields: PriceCodeFields): string[] {
  const skusOf = (list: { sku?: string }[]) =>
    list
      .map(({ sku }) => sku)
      .sort()
      .join(" ");
  const [before, after] = [
    { ...rows[0], ...(listing ?? { title: "", is_public: 0, show_timer: 0 }), skus: skusOf(rows) },
    { ...fields.rows[0], ...fields.listing, skus: skusOf(fields.rows) },
  ] as Record<string, unknown>[];
  return Object.keys(after).filter((name) => name !== "sku" && after[name] !== before[name]);
}

function entry(action: AuditAction, { storeCode, code }: Code, changed: string[]) {
  return {
    action,
    subject: { type: "price-code" as const, id: code },
    storeCode,
    changedFields: changed,
  };
}

function noSuchCode() {
  return inputError("There's no such price code. Please reload the page and try again.");
}
