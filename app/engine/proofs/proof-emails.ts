import { lastShopDay } from "~/brand/shop-day";
import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { describedLine } from "../designs/described-line";
import { designDescription } from "../designs/design-description";
import { staffOrderLink } from "../fulfillment/staff-order-link";
import { queueOrderEmail } from "../mail/queue-short-email";
import { queueShopEmail } from "../mail/shop-email";
import type { ShortEmail } from "../mail/short-email";
import { formatDate } from "../shared/format-date";
import { shopAddress } from "../shared/shop-address";
import { signArtworkToken } from "./artwork-access";

type Order = Row<"sales_order">;
type Proof = Row<"proof">;

const EMAILED_LINK_DAYS = 90;
const BUTTON = "Review your proof";

/** Queues the email that asks the buyer to review proofs. */
export async function queueProofEmail(
  db: Connection,
  settings: Settings,
  order: Order,
  { proofs, dueAt }: { proofs: Proof[]; dueAt: string },
): Promise<void> {
  const said = proofs.map(({ shop_message }) => shop_message).filter(Boolean);
  const isAnew = proofs.some(({ round }) => round > 1);
  await queueToBuyer(db, settings, order, {
    subject: `Your ${isAnew ? "new " : ""}proof for order ${order.number}`,
    heading: isAnew ? "A new proof for you" : "Your proof is ready",
    paragraphs: [
      await namesOf(db, itemsOf(proofs)),
      ...said,
      "Please review it and approve it, or tell us what to change. We won't start until you do.",
      `Please reply by ${formatDate(lastShopDay(dueAt))}. If we don't hear from you, we'll make it as shown.`,
    ],
    label: BUTTON,
  });
}

/** Sends the link to the buyer again, after somebody found the order without it. */
export async function queueProofLinkEmail(db: Connection, settings: Settings, order: Order): Promise<void> {
  await queueToBuyer(db, settings, order, {
    subject: `Your link to the designs in order ${order.number}`,
    heading: "Here are your designs",
    paragraphs: [
      "You asked for the link to the designs in your order. Use it to approve your proof or tell us what to change.",
    ],
    label: "See my designs",
    footnote: "If you didn't ask for it, there's nothing to do: only this email has the link.",
  });
}

/** Reminds the buyer of the deadline. */
export async function queueReminder(
  db: Connection,
  settings: Settings,
  order: Order,
  { proofs, dueAt }: { proofs: Proof[]; dueAt: string },
): Promise<void> {
  await queueToBuyer(db, settings, order, {
    subject: `Your proof for order ${order.number} is waiting`,
    heading: "Does everything look right?",
    paragraphs: [
      await namesOf(db, itemsOf(proofs)),
      `Please reply by ${formatDate(lastShopDay(dueAt))}. If we don't hear from you, we'll make it as shown.`,
    ],
    label: BUTTON,
  });
}

/** Notifies the buyer that the deadline has passed, and what will be made. */
export async function queueDeadlineEmail(db: Connection, settings: Settings, order: Order, proofs: Proof[]) {
  await queueToBuyer(db, settings, order, {
    subject: `We're making order ${order.number} as shown in the proof`,
    heading: "We're on it",
    paragraphs: [
      await namesOf(db, itemsOf(proofs)),
      "The deadline to reply has passed, so we've approved your proof, as we said we would when we sent it. We're making it as shown.",
    ],
    label: "See your design",
  });
}

/** Notifies the store of an answer. */
export async function queueAnswerEmail(
  db: Connection,
  settings: Settings,
  order: Order,
  { id, name, title, words }: { id: number; name: string; title: string; words: string[] },
): Promise<void> {
  await queueShopEmail(db, settings, {
    storeCode: order.store_code,
    orderId: order.id,
    subject: `${title}: ${name}, order ${order.number}`,
    lines: [
      `Order ${order.number}: ${await namesOf(db, [id])}`,
      ...words,
      `Order page: ${staffOrderLink(settings, order.id)}`,
    ],
    replyTo: order.email,
  });
}

type Message = Omit<ShortEmail, "button"> & { label: string };

/** The button links to the proofs without signing in, since the buyer may have no account. */
async function queueToBuyer(
  db: Connection,
  settings: Settings,
  order: Order,
  { label, ...message }: Message,
) {
  const token = signArtworkToken(settings, order.id, { mayAnswer: true, days: EMAILED_LINK_DAYS });
  const url = shopAddress(settings, `/proof_order?${new URLSearchParams({ order: token })}`);
  await queueOrderEmail(db, settings, order, { kind: "proof", ...message, button: { label, url } });
}

/** The lines of an order with these ids, each with its design in words. */
async function namesOf(db: Connection, ids: number[]): Promise<string> {
  const items = await db
    .selectFrom("sales_order_item")
    .select(["name", "quantity", designDescription("sales_order_item").as("description")])
    .where("id", "in", ids)
    .orderBy("position")
    .execute();
  return items.map(describedLine).join("\n");
}

function itemsOf(proofs: Proof[]): number[] {
  return proofs.map(({ order_item_id }) => order_item_id);
}
