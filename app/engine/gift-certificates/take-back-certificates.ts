import type { Settings } from "~/settings/settings.server";
import { cardOwner } from "../balances/balance";
import { addEntry, takeBack } from "../balances/ledger";
import type { Connection, Row } from "../database/schema";
import { BLOCKED_CARD } from "../gift-card-management/block-gift-card";
import { queueShopEmail } from "../mail/shop-email";
import { formatMoney } from "../totals/money";
import { type Certificate, type CertificateUse, certificateUses } from "./certificate-use";

type Order = Row<"sales_order">;

/** Pieces of an order line. */
interface Pieces {
  itemId: number;
  quantity: number;
}

/**
 * Revokes the unused gift certificates of a refunded or canceled order; a used one stays valid, and the store is
 * notified.
 * @param refunded only as many of these lines, blocked ones first, then unused ones; default: all
 */
export async function takeBackCertificates(
  transaction: Connection,
  order: Order,
  settings: Settings,
  refunded?: Pieces[],
) {
  const uses = await certificateUses(transaction, order);
  const used = uses.flatMap(({ certificate, isUsed }) => (isUsed ? [certificate] : []));
  const unused = uses.filter(({ isUsed }) => !isUsed).toSorted(byBlocked);
  const left = refunded && new Map(refunded.map(({ itemId, quantity }) => [itemId, quantity]));
  for (const use of unused) {
    const { order_item_id } = use.certificate;
    const wanted = left?.get(order_item_id) ?? (left ? 0 : 1);
    if (wanted === 0) continue;
    await takeBackOne(transaction, order, use);
    left?.set(order_item_id, wanted - 1);
  }
  const stillUsed = left ? used.filter(({ order_item_id }) => left.get(order_item_id)) : used;
  if (stillUsed.length > 0) await notifyStore(transaction, order, settings, stillUsed);
}

/** True if a gift certificate of the order was partly used; its cards stay locked until the transaction ends. */
export async function hasUsedCertificate(transaction: Connection, order: Order): Promise<boolean> {
  return (await certificateUses(transaction, order)).some(({ isUsed }) => isUsed);
}

function byBlocked(one: CertificateUse, other: CertificateUse): number {
  return other.blockedCents - one.blockedCents;
}

async function takeBackOne(
  transaction: Connection,
  order: Order,
  { blockedCents, certificate }: CertificateUse,
): Promise<void> {
  const { amount_cents, gift_card_id, order_item_id, piece } = certificate;
  if (gift_card_id !== null) {
    const owner = cardOwner(order, gift_card_id);
    if (blockedCents > 0)
      await addEntry(transaction, {
        ...owner,
        amount: blockedCents,
        reasonKey: `${BLOCKED_CARD}:given-back:${order_item_id}:${piece}`,
        reason: `Given back by the store to refund order ${order.number}`,
      });
    await takeBack(transaction, {
      ...owner,
      amount: amount_cents,
      reasonKey: `gift-certificate-taken-back:${order_item_id}:${piece}`,
      reason: `Order ${order.number} was refunded`,
    });
  }
  await transaction
    .updateTable("gift_certificate")
    .set({ taken_back_at: new Date().toISOString() })
    .where("order_item_id", "=", order_item_id)
    .where("piece", "=", piece)
    .execute();
}

async function notifyStore(
  transaction: Connection,
  order: Order,
  settings: Settings,
  used: Certificate[],
): Promise<void> {
  const cards = used.map(
    ({ amount_cents, code_ending }) => `${formatMoney(amount_cents)}, code ending in ${code_ending}`,
  );
  await queueShopEmail(transaction, settings, {
    storeCode: order.store_code,
    subject: `Refunded with a used gift certificate: order ${order.number}`,
    lines: [
      "These gift certificates from the order had already been used and were not taken back.",
      cards.join("\n"),
    ],
    replyTo: order.email,
  });
}
