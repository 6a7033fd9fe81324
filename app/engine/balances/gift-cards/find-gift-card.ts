import type { Row } from "../../database/schema";
import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";
import type { GiftCardAccount } from "../../graphql/resolvers.generated";
import { sha256 } from "../../shared/secrets";
import { toMoney } from "../../totals/money";
import { cardOwner } from "../balance";
import { balanceOf } from "../ledger";
import { readGiftCardCode, writtenCode } from "./gift-card-code";
import { countWrongCode, limitWrongCodes } from "./gift-card-rate-limit";

const UNKNOWN_CODE = "We don't recognize this code. Please check it against your gift card email.";

/**
 * Finds the gift card of an entered code, with the code as ABCD-EFGH-JKLM-NPQR.
 * @throws GraphQLError of category input when there is none, or after too many wrong codes
 */
export async function requireGiftCard(context: EngineContext, typed: string) {
  await limitWrongCodes(context);
  const code = readGiftCardCode(typed);
  const card = code && (await findByCode(context, code));
  if (card) return { card, code: writtenCode(code) };
  await countWrongCode(context);
  throw inputError(UNKNOWN_CODE, "gift_card_code");
}

/** Looks up the balance of a gift card. @throws GraphQLError as `requireGiftCard` does */
export async function findGiftCardAccount(context: EngineContext, typed: string): Promise<GiftCardAccount> {
  const { card, code } = await requireGiftCard(context, typed);
  return viewGiftCard(code, await balanceOf(context.db, cardOwner(card, card.id)));
}

/** The card as the contract shows it. */
export function viewGiftCard(code: string, cents: number): GiftCardAccount {
  return { code, balance: toMoney(cents), expiration_date: null };
}

function findByCode({ db, storeCode }: EngineContext, code: string): Promise<Row<"gift_card"> | undefined> {
  return db
    .selectFrom("gift_card")
    .selectAll()
    .where("code_hash", "=", sha256(code))
    .where("store_code", "=", storeCode)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
}
