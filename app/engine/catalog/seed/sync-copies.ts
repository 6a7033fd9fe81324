import type { OptionData } from "~/brand/product-data";
import { findBlueprint } from "~/design/products/known-products";
import type { Connection, Row } from "../../database/schema";
import { upsert } from "../../database/upsert";
import { logger } from "../../shared/logger";
import { optionUid, optionValueUid } from "../option-uid";

type Value = Row<"product_option_value">;

/**
 * Gives the designed products that staff have added to a store the options that their design types have now: values that
 * a type no longer has are removed, and new ones are added without being offered. Options that are new to a type are
 * offered in all of their values.
 */
export async function syncCopies(db: Connection, storeCode: string): Promise<void> {
  const copies = await db
    .selectFrom("added_product")
    .innerJoin("product", "product.sku", "added_product.sku")
    .select(["product.sku", "product.blueprint"])
    .where("added_product.store_code", "=", storeCode)
    .execute();
  for (const { sku, blueprint } of copies) {
    const options = blueprint ? findBlueprint(blueprint)?.options : undefined;
    if (options) await syncOptions(db, sku, options);
  }
}

async function syncOptions(db: Connection, sku: string, options: readonly OptionData[]): Promise<void> {
  const existing = await db.selectFrom("product_option").selectAll().where("sku", "=", sku).execute();
  const uids = existing.map(({ uid }) => uid);
  const values = await db
    .selectFrom("product_option_value")
    .innerJoin("product_option", "product_option.uid", "product_option_value.option_uid")
    .selectAll("product_option_value")
    .where("sku", "=", sku)
    .execute();
  const wanted = options.flatMap((option) =>
    option.values.map(({ code }) => optionValueUid(sku, option.code, code)),
  );
  const formerOptions = uids.filter((uid) => !options.some(({ code }) => optionUid(sku, code) === uid));
  const formerValues = values.filter(({ uid }) => !wanted.includes(uid)).map(({ uid }) => uid);
  if (formerValues.length > 0)
    await db.deleteFrom("product_option_value").where("uid", "in", formerValues).execute();
  if (formerOptions.length > 0)
    await db.deleteFrom("product_option").where("uid", "in", formerOptions).execute();

  const missing = options.filter(({ code }) => !uids.includes(optionUid(sku, code)));
  const added = options.flatMap((option) => newValues(sku, option, { existing: uids, values }));
  await upsert(
    db,
    "product_option",
    ["uid"],
    missing.map(({ code, title }, index) => ({
      uid: optionUid(sku, code),
      sku,
      code,
      title,
      position: existing.length + index,
    })),
  );
  await upsert(db, "product_option_value", ["uid"], added);
  if (formerValues.length + added.length > 0)
    logger.warn(
      { sku, removed: formerValues.length, added: added.length },
      "an added product has other options",
    );
}

/** The values that an option of a copy does not have. */
function newValues(
  sku: string,
  option: OptionData,
  { existing, values }: { existing: string[]; values: Value[] },
): Value[] {
  const option_uid = optionUid(sku, option.code);
  const isNewOption = !existing.includes(option_uid);
  const own = values.filter((value) => value.option_uid === option_uid);
  const after = Math.max(-1, ...own.map(({ position }) => position)) + 1;
  return option.values
    .filter(({ code }) => !own.some((value) => value.code === code))
    .map(({ code, title }, index) => ({
      uid: optionValueUid(sku, option.code, code),
      option_uid,
      code,
      title,
      price_cents: 0,
      regular_price_cents: null,
      position: after + index,
      is_offered: isNewOption ? 1 : 0,
    }));
}
