import type { OfferFieldsInput } from "../admin-api/resolvers.generated";
import type { Connection, NewRow, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { encodePriceCode } from "../promotions/price-code";
import { readLine, readText, requireLine } from "../shared/typed-text";
import { readDays, readList } from "./typed-promotion";

/** Price codes that one offer may name. */
const MAX_CODES = 20;

/**
 * The columns that an offer's form says.
 * @param current stored offer, whose times stay when the form has the same days
 * @throws GraphQLError of category input that names the field
 */
export async function readOfferFields(
  db: Connection,
  storeCode: string,
  typed: OfferFieldsInput,
  current?: Row<"header_offer">,
): Promise<Omit<NewRow<"header_offer">, "store_code" | "position">> {
  const days = readDays(typed, current);
  const row = {
    sale_title: readLine(typed.title, { field: "title", maxLength: 100 }),
    offer_text: requireLine(typed.text, { field: "text", maxLength: 200 }),
    offer_description: readText(typed.details, { field: "details", maxLength: 1000 }),
    store_notice: readLine(typed.notice, { field: "notice", maxLength: 100 }),
    price_code: await readCodes(db, storeCode, typed.price_codes),
    ...days,
    show_timer: typed.show_timer ? 1 : 0,
  };
  if (typed.show_timer && days.ends_at === null)
    throw inputError("A countdown needs a last day. Please enter one.", "to");
  if (days.ends_at === null && `${row.offer_text}${row.offer_description}`.includes("[LAST_DAY]"))
    throw inputError("[LAST_DAY] needs a last day. Please enter one.", "to");
  if (row.sale_title === "" && `${row.offer_text}${row.offer_description}`.includes("[SALE_TITLE]"))
    throw inputError("[SALE_TITLE] needs a title. Please enter one.", "title");
  return row;
}

/** @returns the codes as stored, in base64; null for an offer that everybody sees */
async function readCodes(db: Connection, storeCode: string, typed: string): Promise<string | null> {
  const codes = readList(typed, "price_codes", MAX_CODES);
  const rows = await db
    .selectFrom("price_code")
    .select("code")
    .distinct()
    .where("store_code", "=", storeCode)
    .where("code", "in", codes)
    .execute();
  const missing = codes.find((code) => !rows.some((row) => row.code === code));
  if (missing !== undefined) throw inputError(`There's no price code ${missing}.`, "price_codes");
  return codes.length > 0 ? codes.map(encodePriceCode).join(" ") : null;
}
