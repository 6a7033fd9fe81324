import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database, Row } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { queueShopLetter } from "../mail/shop-letter";
import { shortLetter } from "../mail/short-letter";
import { deskPage } from "../order-desk/desk-token";
import { shopAddress } from "../shared/shop-address";
import { spokenDay } from "../shared/spoken-day";
import { signArtworkToken } from "./artwork-access";
import { lastDay } from "./proof-deadline";

type Order = Row<"sales_order">;
type Proof = Row<"proof">;

const DAYS_IN_LETTERS = 90;
/** Opens the proofs: by the link alone, as the buyer may have no account. */
const BUTTON = "Look at your proof";

/** Asks the buyer about proofs that are sent now. */
export async function queueProofLetter(
  db: Kysely<Database>,
  settings: Settings,
  order: Order,
  { proofs, dueAt }: { proofs: Proof[]; dueAt: string },
): Promise<void> {
  const said = proofs.map(({ shop_words }) => shop_words).filter(Boolean);
  const isAnew = proofs.some(({ round }) => round > 1);
  await queueMail(db, {
    kind: "proof",
    storeCode: order.store_code,
    recipient: order.email,
    ...shortLetter(settings, {
      subject: `Your ${isAnew ? "new " : ""}proof of order ${order.number}`,
      heading: isAnew ? "A new proof for you" : "Your proof is ready",
      paragraphs: [
        await namesOf(db, proofs),
        ...said,
        "Please look at it once more: approve it, or tell us what should be different. We make nothing before.",
        `You have time until ${spokenDay(lastDay(dueAt))}. Without an answer we make it as it is shown.`,
      ],
      button: { label: BUTTON, url: proofPage(settings, order) },
    }),
  });
}

/** Gives the buyer the link anew, after somebody found the order without it. */
export async function queueProofLinkLetter(
  db: Kysely<Database>,
  settings: Settings,
  order: Order,
): Promise<void> {
  await queueMail(db, {
    kind: "proof",
    storeCode: order.store_code,
    recipient: order.email,
    ...shortLetter(settings, {
      subject: `Your link to the designs of order ${order.number}`,
      heading: "Here are your designs",
      paragraphs: [
        "You asked for the link to the designs of your order. It lets you approve your proof, or tell us what to change.",
      ],
      button: { label: "See my designs", url: proofPage(settings, order) },
      footnote: "If you didn't ask for it, there's nothing to do: only this email has the link.",
    }),
  });
}

/** Reminds the buyer that the last day to answer is near. */
export async function queueReminder(
  db: Kysely<Database>,
  settings: Settings,
  order: Order,
  { proofs, dueAt }: { proofs: Proof[]; dueAt: string },
): Promise<void> {
  await queueMail(db, {
    kind: "proof",
    storeCode: order.store_code,
    recipient: order.email,
    ...shortLetter(settings, {
      subject: `Your proof of order ${order.number} waits for you`,
      heading: "Is everything as you want it?",
      paragraphs: [
        await namesOf(db, proofs),
        `You have time until ${spokenDay(lastDay(dueAt))}. Without an answer we make it as it is shown.`,
      ],
      button: { label: BUTTON, url: proofPage(settings, order) },
    }),
  });
}

/** Tells the buyer that the time is over and what is made now. */
export async function queueDeadlineLetter(
  db: Kysely<Database>,
  settings: Settings,
  order: Order,
  proofs: Proof[],
): Promise<void> {
  await queueMail(db, {
    kind: "proof",
    storeCode: order.store_code,
    recipient: order.email,
    ...shortLetter(settings, {
      subject: `We make order ${order.number} as the proof shows it`,
      heading: "Off to be made",
      paragraphs: [
        await namesOf(db, proofs),
        "The time to answer is over, so your proof counts as approved, as we wrote when we sent it. We make it as it is shown.",
      ],
      button: { label: "See what we make", url: proofPage(settings, order) },
    }),
  });
}

/** Tells the shop what was said of a design. */
export async function queueAnswerLetter(
  db: Kysely<Database>,
  settings: Settings,
  order: Order,
  { name, quantity, title, words }: { name: string; quantity: number; title: string; words: string[] },
): Promise<void> {
  await queueShopLetter(db, settings, {
    storeCode: order.store_code,
    subject: `${title}: ${name}, order ${order.number}`,
    lines: [
      `Order ${order.number}: ${quantity} × ${name}`,
      ...words,
      `Its desk: ${deskPage(settings, order.id)}`,
    ],
    replyTo: order.email,
  });
}

function proofPage(settings: Settings, { id }: Order): string {
  const token = signArtworkToken(settings, id, { mayAnswer: true, days: DAYS_IN_LETTERS });
  return shopAddress(settings, `/proof_order?${new URLSearchParams({ order: token })}`);
}

async function namesOf(db: Kysely<Database>, proofs: Proof[]): Promise<string> {
  const items = await db
    .selectFrom("sales_order_item")
    .select(["name", "quantity"])
    .where(
      "id",
      "in",
      proofs.map(({ order_item_id }) => order_item_id),
    )
    .orderBy("position")
    .execute();
  return items.map(({ name, quantity }) => `${quantity} × ${name}`).join("\n");
}
