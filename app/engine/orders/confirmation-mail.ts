import { shopDay } from "~/brand/shop-day";
import type { Settings } from "~/settings/settings.server";
import { namesOf } from "../carts/additional-information";
import { displayName } from "../mail/display-name";
import { emailStyles } from "../mail/email-layout";
import { renderEmail } from "../mail/email-template";
import { isMembership } from "../memberships/membership";
import { dayText } from "../shared/day-text";
import { isHarmlessLine } from "../shared/find-link";
import { html, type SafeHtml } from "../shared/html";
import type { PostalAddress } from "../shared/postal-address";
import { shopAddress } from "../shared/shop-address";
import { formatMoney } from "../totals/money";
import { orderPage } from "./order-link";
import { paymentInstructions, waitsForBuyersPayment } from "./payment-instructions";
import { itemFeatures, type OrderItemView, type OrderView } from "./view-orders";

const DAY = 24 * 60 * 60 * 1000;

const PROOF_FIRST = "We'll email you a proof first and start making it once you approve.";
const NO_PRICES = "Your package ships without an invoice or prices.";

/** The email about an order: as text, and as simple HTML. */
export function confirmationMail(view: OrderView, settings: Settings) {
  const parts = {
    next: nextStep(view, settings),
    rows: view.items.map((item) => ({ title: itemTitle(item), price: rowPrice(item) })),
  };
  return renderEmail(settings, {
    subject: `Your order ${view.order.number}`,
    text: text(view, parts, settings),
    body: body(view, parts, settings),
  });
}

/** What both versions say. */
interface Parts {
  next: string;
  rows: { title: string; price: string }[];
}

function text(view: OrderView, { next, rows }: Parts, settings: Settings) {
  const { order, totals, said, shippingAddress, billingAddress } = view;
  const link = orderPage(settings, order);
  const artwork = artworkLink(view, settings);
  return [
    `Hello ${displayName(billingAddress.firstname) ?? "there"},`,
    `Thank you for your order ${order.number}. ${next}`,
    rows.map(({ title, price }) => `${title}  ${price}`).join("\n"),
    totals.map(({ label, cents }) => `${label}: ${formatMoney(cents)}`).join("\n"),
    shippingAddress && ["Ship to", ...harmlessLines(addressLines(shippingAddress))].join("\n"),
    said.dropship && NO_PRICES,
    said.business && ["For the business", ...harmlessLines(namesOf(said.business))].join("\n"),
    arrival(view),
    `Payment: ${order.payment_method_title}`,
    artwork && `See your designs: ${artwork}`,
    `See your order: ${link}`,
  ];
}

function body(view: OrderView, { next, rows }: Parts, settings: Settings): SafeHtml {
  const { order, totals, said, shippingAddress, billingAddress } = view;
  const name = displayName(billingAddress.firstname);
  const link = orderPage(settings, order);
  const artwork = artworkLink(view, settings);
  const styles = emailStyles(settings);
  const cell = `padding:8px 0;border-bottom:${styles.line};vertical-align:top`;
  const tableRow = (label: SafeHtml | string, price: string) =>
    html`<tr><td style="${cell}">${label}</td><td align="right" style="${cell};white-space:nowrap">${price}</td></tr>`;
  return html`
<h1 style="${styles.heading}">${name ? `Thank you, ${name}` : "Thank you"}</h1>
<p>We've got your order <strong>${order.number}</strong>. ${next}</p>
<table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0">
${rows.map(({ title, price }) => tableRow(title, price))}
${totals.map(({ label, cents, code }) => tableRow(code === "grand_total" ? html`<strong>${label}</strong>` : label, formatMoney(cents)))}
</table>
${shippingAddress && html`<p><strong>Ship to</strong><br>${harmlessLines(addressLines(shippingAddress)).map((line) => html`${line}<br>`)}</p>`}
${said.dropship && html`<p>${NO_PRICES}</p>`}
${said.business && html`<p><strong>For the business</strong><br>${harmlessLines(namesOf(said.business)).map((line) => html`${line}<br>`)}</p>`}
<p>${arrival(view)}</p>
<p>Payment: ${order.payment_method_title}</p>
${artwork && html`<p><a href="${artwork}" style="${styles.link}">See your designs</a></p>`}
<p><a href="${link}" style="${styles.button}">See your order</a></p>`;
}

function nextStep({ order, items, said }: OrderView, settings: Settings): string {
  return (
    paymentInstructions(order, settings) ??
    [
      order.shipping_address !== null && (said.sendProof ? PROOF_FIRST : "We'll start making it soon."),
      order.shipping_address === null &&
        !items.every(isMembership) &&
        "We'll email the code to the recipient right away, or on the date you chose.",
      items.some(isMembership) && "You're a champ member now, and your cart shows member prices.",
    ]
      .filter(Boolean)
      .join(" ")
  );
}

function itemTitle(item: OrderItemView): string {
  const { quantity, name, options } = item;
  const typed = itemFeatures(item).slice(options.length);
  const harmless = typed.filter(({ title }) => isHarmlessLine(title));
  const chosen = [...options, ...harmless].map(({ label, title }) => `${label}: ${title}`).join(", ");
  return `${quantity} × ${name}${chosen && ` (${chosen})`}`;
}

/** Removes lines that contain a link, an address or a price: a guest may have ordered to a stranger's mailbox. */
function harmlessLines(lines: string[]): string[] {
  return lines.filter(isHarmlessLine);
}

/** The regular price, as in the subtotal; the discount by the price code is shown beside it. */
function rowPrice({ row_total_cents, offer_cents }: OrderItemView): string {
  const normal = formatMoney(row_total_cents);
  return offer_cents > 0 ? `${normal}, your price ${formatMoney(row_total_cents - offer_cents)}` : normal;
}

function arrival({ order, said }: OrderView): string {
  if (!order.arrival_date) return "";
  const plusProof = said.sendProof ? ", plus the time you take to approve your proof" : "";
  if (waitsForBuyersPayment(order)) {
    const days = daysBetween(shopDay(order.created_at), order.arrival_date);
    return `${order.shipping_method_title}: about ${days} days after your payment arrives${plusProof}.`;
  }
  const day = dayText(order.arrival_date);
  return `${order.shipping_method_title}: it should arrive by ${day}${plusProof}.`;
}

/** @param first, last yyyy-mm-dd */
function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY);
}

export function addressLines(address: PostalAddress): string[] {
  const { firstname, lastname, company, street, city, region_code, postcode } = address;
  const lines = [`${firstname} ${lastname}`, company, ...street, `${city}, ${region_code} ${postcode}`];
  return lines.filter((line): line is string => Boolean(line));
}

/** Link to the artwork, with the order's token; null when nothing in the order was designed. */
function artworkLink({ order, items }: OrderView, settings: Settings): string | null {
  if (items.every(({ design_id }) => design_id === null)) return null;
  return shopAddress(settings, `/artwork_view?${new URLSearchParams({ order: order.token })}`);
}
