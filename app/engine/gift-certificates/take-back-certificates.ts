import type { Settings } from "~/settings/settings.server";
import { cardOwner, lockBalance } from "../balances/balance";
import { balanceOf, takeBack } from "../balances/ledger";
import type { Connection, Row } from "../database/schema";
import { queueShopEmail } from "../mail/shop-email";
import { formatMoney } from "../totals/money";

type Order = Row<"sales_order">;
type Certificate = Row<"gift_certificate"> & { code_ending: string | null };

/** Pieces of an order line. */
interface Pieces {
  itemId: number;
  quantity: number;
}

/**
 * Revokes the unused gift certificates of a refunded or canceled order; a used one stays valid, and the store is
 * notified.
 * @param refunded only as many of these lines, unused ones first; default: all
 */
export async function takeBackCertificates(
  transaction: Connection,
  order: Order,
  settings: Settings,
  refunded?: Pieces[],
) {
  const used: Certificate[] = [];
  const left = refunded && new Map(refunded.map(({ itemId, quantity }) => [itemId, quantity]));
  for (const certificate of await certificatesOf(transaction, order.id)) {
    const wanted = left?.get(certificate.order_item_id) ?? (left ? 0 : 1);
    if (wanted === 0) continue;
    if (await isUsed(transaction, order, certificate)) {
      used.push(certificate);
      continue;
    }
    await takeBackOne(transaction, order, certificate);
    left?.set(certificate.order_item_id, wanted - 1);
  }
  const missing = left && [...left].filter(([, wanted]) => wanted > 0);
  const stillUsed = missing
    ? used.filter(({ order_item_id }) => missing.some(([itemId]) => itemId === order_item_id))
    : used;
  if (stillUsed.length === 0) return;
  const cards = stillUsed.map(
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

/** True if a gift certificate of the order was partly used; its cards stay locked until the transaction ends. */
export async function hasUsedCertificate(transaction: Connection, order: Order): Promise<boolean> {
  for (const certificate of await certificatesOf(transaction, order.id)) {
    if (await isUsed(transaction, order, certificate)) return true;
  }
  return false;
}

/** Certificates not revoked yet, ordered by card. */
function certificatesOf(db: Connection, orderId: number): Promise<Certificate[]> {
  return db
    .selectFrom("gift_certificate")
    .leftJoin("gift_card", "gift_card.id", "gift_certificate.gift_card_id")
    .selectAll("gift_certificate")
    .select("gift_card.code_ending")
    .where("order_id", "=", orderId)
    .where("taken_back_at", "is", null)
    .orderBy("gift_card_id")
    .execute();
}

async function isUsed(transaction: Connection, order: Order, certificate: Certificate): Promise<boolean> {
  if (certificate.gift_card_id === null) return false;
  const owner = cardOwner(order, certificate.gift_card_id);
  await lockBalance(transaction, owner);
  return (await balanceOf(transaction, owner)) < certificate.amount_cents;
}

async function takeBackOne(
  transaction: Connection,
  order: Order,
  { amount_cents, gift_card_id, order_item_id, piece }: Certificate,
): Promise<void> {
  if (gift_card_id !== null) {
    await takeBack(transaction, {
      ...cardOwner(order, gift_card_id),
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
