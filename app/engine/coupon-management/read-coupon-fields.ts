import type { CouponFieldsInput } from "../admin-api/resolvers.generated";
import type { Connection, NewRow } from "../database/schema";
import { inputError } from "../graphql/errors";
import {
  type RunningTime,
  readDays,
  readDollars,
  readList,
  readPercent,
  readSkus,
} from "../promotion-management/typed-promotion";
import { requireLine } from "../shared/typed-text";

const MAX_USES = 1_000_000;

type Fields = Omit<NewRow<"coupon">, "code" | "store_code" | "is_personal">;

/**
 * The columns that a coupon's form says.
 * @param current stored coupon, whose times stay when the form has the same days
 * @throws GraphQLError of category input that names the field
 */
export async function readCouponFields(
  db: Connection,
  storeCode: string,
  typed: CouponFieldsInput,
  current?: RunningTime,
): Promise<Fields> {
  const isPercent = typed.kind === "PERCENT";
  return {
    label: requireLine(typed.label, { field: "label", maxLength: 100 }),
    percent_basis_points: isPercent ? readPercent(typed.value) : 0,
    amount_cents: isPercent ? 0 : readDollars(typed.value, "value", 1),
    minimum_subtotal_cents:
      typed.minimum_subtotal.trim() === "" ? 0 : readDollars(typed.minimum_subtotal, "minimum_subtotal", 0),
    ...readDays(typed, current),
    uses_per_coupon: readUses(typed.uses_per_coupon, "uses_per_coupon"),
    uses_per_customer: readUses(typed.uses_per_customer, "uses_per_customer"),
    skus: jsonList(await readSkus(db, storeCode, typed.skus)),
    category_uids: jsonList(await readCategories(db, storeCode, typed.categories)),
    is_public: typed.is_public ? 1 : 0,
    is_active: typed.is_active ? 1 : 0,
  };
}

function readUses(typed: string, field: string): number | null {
  const text = typed.trim();
  if (text === "") return null;
  const uses = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (uses < 1 || uses > MAX_USES)
    throw inputError("Please enter a whole number from 1, or nothing for any number.", field);
  return uses;
}

/** @returns uids */
async function readCategories(db: Connection, storeCode: string, typed: string): Promise<string[]> {
  const paths = readList(typed, "categories");
  const rows = await db
    .selectFrom("category")
    .select(["uid", "url_path"])
    .where("store_code", "=", storeCode)
    .where("url_path", "in", paths)
    .execute();
  const uids = new Map(rows.map(({ uid, url_path }) => [url_path, uid]));
  return paths.map((path) => {
    const uid = uids.get(path);
    if (uid === undefined) throw inputError(`There's no category at /${path}.`, "categories");
    return uid;
  });
}

function jsonList(values: string[]): string | null {
  return values.length > 0 ? JSON.stringify(values) : null;
}
