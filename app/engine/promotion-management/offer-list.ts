import type { OfferList, StaffOffer } from "../admin-api/resolvers.generated";
import { folderOffers } from "../content/seed/header-offer-list";
import type { Connection, NewRow, Row } from "../database/schema";
import { decodePriceCodes } from "../promotions/price-code";
import { sha256 } from "../shared/secrets";
import { isAs } from "../shared/seeded-rows";
import { promotionState, runningDays } from "./typed-promotion";

/** A store's header offers, in order. */
export interface OfferListState {
  storeCode: string;
  rows: Row<"header_offer">[];
  /** The list of the brand's folder; null in a database that has not recorded it. */
  folderRows: NewRow<"header_offer">[] | null;
}

export async function readOfferList(db: Connection, storeCode: string): Promise<OfferListState> {
  const [rows, folderRows] = await Promise.all([
    db
      .selectFrom("header_offer")
      .selectAll()
      .where("store_code", "=", storeCode)
      .orderBy("position")
      .execute(),
    folderOffers(db, storeCode),
  ]);
  return { storeCode, rows, folderRows };
}

/** Changes with each change of the list. */
export function offerListVersion({ rows }: OfferListState): string {
  return sha256(JSON.stringify(rows.map((row) => Object.entries(row).sort()))).slice(0, 24);
}

/** The offers as staff see them. */
export function staffOffers(state: OfferListState): OfferList {
  const { storeCode, rows, folderRows } = state;
  return {
    store_code: storeCode,
    items: rows.map((row) => staffOffer(row, folderRows)),
    is_changed: folderRows !== null && !isAsInFolder(rows, folderRows),
    version: offerListVersion(state),
  };
}

function staffOffer(row: Row<"header_offer">, folderRows: NewRow<"header_offer">[] | null): StaffOffer {
  const { position, ...content } = row;
  return {
    position,
    title: row.sale_title,
    text: row.offer_text,
    details: row.offer_description,
    notice: row.store_notice,
    price_codes: decodePriceCodes(row.price_code),
    ...runningDays(row),
    show_timer: row.show_timer === 1,
    state: promotionState(row),
    is_from_folder: (folderRows ?? []).some(({ position: _position, ...record }) => isAs(content, record)),
  };
}

function isAsInFolder(rows: Row<"header_offer">[], folderRows: NewRow<"header_offer">[]): boolean {
  return rows.length === folderRows.length && folderRows.every((record, index) => isAs(rows[index], record));
}
