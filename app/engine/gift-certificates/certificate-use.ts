import { cardOwner, lockBalance } from "../balances/balance";
import { balanceOf } from "../balances/ledger";
import type { Connection, Row } from "../database/schema";
import { BLOCKED_CARD } from "../gift-card-management/block-gift-card";

type Order = Row<"sales_order">;
export type Certificate = Row<"gift_certificate"> & { code_ending: string | null };

/** A gift certificate, and what has become of its amount. */
export interface CertificateUse {
  certificate: Certificate;
  /** True if orders or store credit took a part of it; a blocked certificate is not used by that. */
  isUsed: boolean;
  /** The part of its amount that the store took when it blocked the card, in cents. */
  blockedCents: number;
}

/**
 * What has become of the gift certificates of an order that were not revoked yet. Their balances stay locked until the
 * transaction ends, in the order of cards.
 */
export async function certificateUses(transaction: Connection, order: Order): Promise<CertificateUse[]> {
  const certificates = await transaction
    .selectFrom("gift_certificate")
    .leftJoin("gift_card", "gift_card.id", "gift_certificate.gift_card_id")
    .selectAll("gift_certificate")
    .select("gift_card.code_ending")
    .where("order_id", "=", order.id)
    .where("taken_back_at", "is", null)
    .orderBy("gift_card_id")
    .execute();
  const uses: CertificateUse[] = [];
  for (const certificate of certificates) uses.push(await stateOf(transaction, order, certificate));
  return uses;
}

async function stateOf(
  transaction: Connection,
  order: Order,
  certificate: Certificate,
): Promise<CertificateUse> {
  const { amount_cents, gift_card_id } = certificate;
  if (gift_card_id === null) return { certificate, isUsed: false, blockedCents: 0 };
  const owner = cardOwner(order, gift_card_id);
  const balanceId = await lockBalance(transaction, owner);
  const missing = Math.max(0, amount_cents - (await balanceOf(transaction, owner)));
  const blockedCents = missing === 0 ? 0 : Math.min(missing, await blockedOf(transaction, balanceId));
  return { certificate, isUsed: blockedCents < missing, blockedCents };
}

/** What blocking took from a balance, in cents. */
async function blockedOf(db: Connection, balanceId: number): Promise<number> {
  const { cents } = await db
    .selectFrom("balance_entry")
    .select(({ fn }) => fn.sum<number | string | null>("amount").as("cents"))
    .where("balance_id", "=", balanceId)
    .where("reason_key", "like", `${BLOCKED_CARD}:%`)
    .executeTakeFirstOrThrow();
  return 0 - Number(cents ?? 0);
}
