import { lastShopDay } from "~/brand/shop-day";
import type { Settings } from "~/settings/settings.server";
import { chosenValues } from "../carts/chosen-values";
import type { CartView } from "../carts/view-cart";
import { type CartLine, lineName } from "../carts/view-line";
import type { Connection } from "../database/schema";
import { queueShortEmail } from "../mail/queue-short-email";
import { dayText } from "../shared/day-text";
import { formatMoney } from "../totals/money";
import { totalOf } from "../totals/total";

interface PaymentLinkEmail {
  recipient: string;
  view: CartView;
  link: { url: string; expiresAt: string };
  /** A few words by the person who composed it; may be empty. */
  message: string;
}

/** Products that are listed; the others are only counted. */
const MAX_SHOWN = 20;

/**
 * Queues the email with the payment link of a draft order. The link shows what was composed and for how much it is paid;
 * the address that it ships to is not in the email.
 */
export async function queuePaymentLink(
  db: Connection,
  settings: Settings,
  { recipient, view, link, message }: PaymentLinkEmail,
): Promise<void> {
  const { cart, lines, totals } = view;
  const hidden = lines.length - MAX_SHOWN;
  await queueShortEmail(db, settings, {
    kind: "order",
    storeCode: cart.store_code,
    recipient,
    subject: "Your order is ready to pay",
    heading: "Your order is ready",
    paragraphs: [
      ...(message ? [message] : []),
      [
        ...lines.slice(0, MAX_SHOWN).map(lineText),
        ...(hidden > 0 ? [`and ${hidden} more`] : []),
        `Total: ${formatMoney(totalOf(totals, "grand_total"))}`,
      ].join("\n"),
      `Check it and pay by ${dayText(lastShopDay(link.expiresAt))}. We won't make anything or charge you until you pay.`,
    ],
    button: { label: "Review and pay", url: link.url },
    footnote: "Something not right? Just reply to this email. Prices are checked again when you pay.",
    expiresAt: link.expiresAt,
  });
}

function lineText(line: CartLine): string {
  const options = chosenValues(line.product, line.options).map(
    ({ option, value }) => `${option.title}: ${value.title}`,
  );
  const name = `${line.item.quantity} × ${lineName(line)}`;
  return options.length > 0 ? `${name} (${options.join(", ")})` : name;
}
