import type { PromotionState, StaffPriceCode } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { encodePriceCode } from "../promotions/price-code";
import { readExpiredCodes } from "../promotions/price-code-offers";
import { groupBy } from "../shared/group-by";
import { sha256 } from "../shared/secrets";
import { isAs, readRecords } from "../shared/seeded-rows";
import { promotionState, type RunningTime, runningDays } from "./typed-promotion";

type PriceRow = Row<"price_code">;

/** A price code as stored, which the table has in one row for each product. */
export interface PriceCodeState {
  storeCode: string;
  code: string;
  /** By SKU; at least one. */
  rows: PriceRow[];
  /** Null: the shop's pages say nothing about it. */
  listing: Row<"price_code_listing"> | null;
  /** What the brand's folder says; empty for a code of the staff's own. */
  folderRows: PriceRow[];
  /** The setting `expired_price_codes` names it. */
  isExpired: boolean;
}

/** A store's price codes, by code. */
export async function readPriceCodes(db: Connection, storeCode: string): Promise<PriceCodeState[]> {
  const [rows, listings, records, expired] = await Promise.all([
    db
      .selectFrom("price_code")
      .selectAll()
      .where("store_code", "=", storeCode)
      .orderBy("code")
      .orderBy("sku")
      .execute(),
    db.selectFrom("price_code_listing").selectAll().where("store_code", "=", storeCode).execute(),
    readRecords(db, storeCode, "price_code"),
    readExpiredCodes(db, storeCode),
  ]);
  const folderRows = groupBy([...records.values()] as unknown as PriceRow[], ({ code }) => code);
  return [...groupBy(rows, ({ code }) => code)].map(([code, rowsOfCode]) => ({
    storeCode,
    code,
    rows: rowsOfCode,
    listing: listings.find((listing) => listing.code === code) ?? null,
    folderRows: folderRows.get(code) ?? [],
    isExpired: expired.includes(code),
  }));
}

/** One of a store's price codes; undefined when there is none. */
export async function findPriceCode(
  db: Connection,
  storeCode: string,
  code: string,
): Promise<PriceCodeState | undefined> {
  const codes = await readPriceCodes(db, storeCode);
  return codes.find((state) => state.code === code);
}

/** Changes with each change of the code. */
export function priceCodeVersion({ rows, listing }: PriceCodeState): string {
  const columns = [...rows, listing].map((row) => Object.entries(row ?? {}).sort());
  return sha256(JSON.stringify(columns)).slice(0, 24);
}

/** Whether the code runs: it does while one of its rows runs. Only a brand's folder can have rows with several times. */
export function priceCodeState({ rows, isExpired }: PriceCodeState): PromotionState {
  if (isExpired) return "ENDED";
  const states = rows.map(promotionState);
  return states.find((state) => state === "ACTIVE") ?? states.find((state) => state === "PLANNED") ?? "ENDED";
}

/** From the first start of a row to the last end of one. */
export function priceCodeTime({ rows }: Pick<PriceCodeState, "rows">): RunningTime {
  const starts = rows.map(({ starts_at }) => starts_at ?? "").sort();
  const ends = rows.map(({ ends_at }) => ends_at ?? "");
  return { starts_at: starts[0] || null, ends_at: ends.includes("") ? null : (ends.sort().at(-1) ?? null) };
}

/** A price code as staff see it. */
export function staffPriceCode(state: PriceCodeState): StaffPriceCode {
  const { storeCode, code, rows, listing, folderRows } = state;
  const [first] = rows;
  const isPrice = first.price_cents !== null;
  return {
    store_code: storeCode,
    code,
    link: `/?cc=${encodeURIComponent(encodePriceCode(code))}`,
    kind: isPrice ? "PRICE" : "PERCENT",
    value: isMixed(rows) ? null : (first.price_cents ?? first.percent_basis_points) / 100,
    size: first.size,
    skus: rows.flatMap(({ sku }) => sku || []),
    ...runningDays(priceCodeTime(state)),
    title: listing?.title ?? "",
    is_public: listing?.is_public === 1,
    show_timer: listing?.show_timer === 1,
    state: priceCodeState(state),
    is_expired_by_setting: state.isExpired,
    is_from_folder: folderRows.length > 0,
    is_changed: folderRows.length > 0 && !isAsInFolder(state),
    version: priceCodeVersion(state),
  };
}

/** Only a brand's folder can have a code of several prices. */
function isMixed(rows: PriceRow[]): boolean {
  const priceOf = ({ price_cents, percent_basis_points, size }: PriceRow) =>
    `${price_cents} ${percent_basis_points} ${size}`;
  return new Set(rows.map(priceOf)).size > 1;
}

function isAsInFolder({ rows, listing, folderRows }: PriceCodeState): boolean {
  if (listing !== null || rows.length !== folderRows.length) return false;
  return folderRows.every((record) =>
    isAs(
      rows.find(({ sku }) => sku === record.sku),
      record,
    ),
  );
}
