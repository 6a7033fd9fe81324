import type { CouponFilterInput, CouponState, StaffCoupon } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { promotionState, runningDays } from "../promotion-management/typed-promotion";
import { couponCode } from "../promotions/coupon";
import { type Page, pageOf, type TextCursor } from "../shared/keyset-page";
import { isAs, readRecords } from "../shared/seeded-rows";
import { selectedStores } from "../shared/selected-stores";
import { toMoney } from "../totals/money";
import { couponVersion } from "./coupon-version";

/** Uses of a coupon that are counted for staff, so that a page costs the same however often its coupons are used. */
const MAX_USES = 1000;

interface WantedCoupons {
  filter: CouponFilterInput;
  pageSize: number;
  after: TextCursor | null;
}

/** One page of the stores' coupons by code, read from an index that has no personal ones. */
export async function listCoupons(
  db: Connection,
  storeCodes: string[],
  { filter, pageSize, after }: WantedCoupons,
): Promise<Page<Row<"coupon">>> {
  const { store_code: wantedStore, state } = filter;
  const now = new Date().toISOString();
  let query = db
    .selectFrom("coupon")
    .selectAll()
    .where("is_personal", "=", 0)
    .where("store_code", "in", selectedStores(storeCodes, wantedStore))
    .orderBy("code")
    .orderBy("store_code")
    .limit(pageSize + 1);
  const search = filter.search?.trim();
  if (search) {
    query = query.where(({ eb, fn }) =>
      eb.or([
        eb("code", "like", `${escaped(search.toUpperCase())}%`),
        eb(fn<string>("lower", ["label"]), "like", `%${escaped(search.toLowerCase())}%`),
      ]),
    );
  }
  if (state) query = query.where("is_active", "=", state === "INACTIVE" ? 0 : 1);
  if (state === "ENDED") query = query.where("ends_at", "<", now);
  if (state === "PLANNED") query = query.where("starts_at", ">", now);
  if (state === "ACTIVE") {
    query = query
      .where(({ eb }) => eb.or([eb("starts_at", "is", null), eb("starts_at", "<=", now)]))
      .where(({ eb }) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">=", now)]));
  }
  if (after) {
    query = query
      .where("code", ">=", after.first)
      .where(({ eb }) => eb.or([eb("code", ">", after.first), eb("store_code", ">", after.second)]));
  }
  const rows = await query.execute();
  return pageOf(rows, pageSize, ({ code, store_code }) => ({ first: code, second: store_code }));
}

/** One of the stores' coupons; undefined when there is none, or when it was issued to one person. */
export function findShopCoupon(db: Connection, storeCode: string, code: string) {
  return db
    .selectFrom("coupon")
    .selectAll()
    .where("store_code", "=", storeCode)
    .where("code", "=", couponCode(code))
    .where("is_personal", "=", 0);
}

/** Coupons as staff see them. */
export async function staffCoupons(db: Connection, rows: Row<"coupon">[]): Promise<StaffCoupon[]> {
  const stores = [...new Set(rows.map(({ store_code }) => store_code))];
  const records = new Map(
    await Promise.all(stores.map(async (store) => [store, await readRecords(db, store, "coupon")] as const)),
  );
  const [uses, paths] = await Promise.all([usesOf(db, rows), categoryPaths(db, rows)]);
  return rows.map((row) => {
    const record = records.get(row.store_code)?.get(row.code);
    const counted = uses.get(`${row.store_code} ${row.code}`) ?? 0;
    return {
      store_code: row.store_code,
      code: row.code,
      label: row.label,
      kind: row.amount_cents > 0 ? "AMOUNT" : "PERCENT",
      value: (row.amount_cents > 0 ? row.amount_cents : row.percent_basis_points) / 100,
      minimum_subtotal: toMoney(row.minimum_subtotal_cents),
      ...runningDays(row),
      uses_per_coupon: row.uses_per_coupon,
      uses_per_customer: row.uses_per_customer,
      skus: JSON.parse(row.skus ?? "[]"),
      categories: readUids(row).flatMap((uid) => paths.get(uid) ?? []),
      is_public: row.is_public === 1,
      is_active: row.is_active === 1,
      state: stateOf(row),
      uses: Math.min(counted, MAX_USES),
      has_more_uses: counted > MAX_USES,
      is_changed: record !== undefined && !(isAs<object>(row, record) && isUnlimited(row)),
      version: couponVersion(row),
    };
  });
}

/** Whether the coupon has only what a folder can say. */
function isUnlimited(row: Row<"coupon">): boolean {
  const limits = [row.uses_per_coupon, row.uses_per_customer, row.skus, row.category_uids];
  return row.is_active === 1 && limits.every((limit) => limit === null);
}

function stateOf(coupon: Row<"coupon">): CouponState {
  return coupon.is_active === 1 ? promotionState(coupon) : "INACTIVE";
}

/** Uses of each coupon by its store and code; at most one more than `MAX_USES`. */
async function usesOf(db: Connection, rows: Row<"coupon">[]): Promise<Map<string, number>> {
  const uses = await db
    .selectFrom("coupon")
    .select(["store_code", "code"])
    .select(({ selectFrom }) =>
      selectFrom(({ selectFrom: countedFrom }) =>
        countedFrom("coupon_use")
          .select("coupon_use.order_id")
          .whereRef("coupon_use.store_code", "=", "coupon.store_code")
          .whereRef("coupon_use.code", "=", "coupon.code")
          .limit(MAX_USES + 1)
          .as("counted"),
      )
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .as("count"),
    )
    .where("store_code", "in", [...new Set(rows.map(({ store_code }) => store_code))])
    .where(
      "code",
      "in",
      rows.map(({ code }) => code),
    )
    .execute();
  return new Map(uses.map(({ store_code, code, count }) => [`${store_code} ${code}`, Number(count)]));
}

async function categoryPaths(db: Connection, rows: Row<"coupon">[]): Promise<Map<string, string>> {
  const uids = [...new Set(rows.flatMap(readUids))];
  const categories = await db
    .selectFrom("category")
    .select(["uid", "url_path"])
    .where("uid", "in", uids)
    .execute();
  return new Map(categories.map(({ uid, url_path }) => [uid, url_path]));
}

function readUids({ category_uids }: Row<"coupon">): string[] {
  return JSON.parse(category_uids ?? "[]");
}

/** A search without the letters that LIKE would read as a pattern, except "_", which many codes have. */
function escaped(text: string): string {
  return text.replaceAll(/[%\\]/g, "");
}
