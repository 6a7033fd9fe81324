import type { Settings } from "~/settings/settings.server";
import type { Row } from "../database/schema";
import { emailStyles } from "../mail/email-layout";
import { renderEmail } from "../mail/email-template";
import type { Mail } from "../mail/outbox";
import { unsubscribeLink } from "../newsletter/newsletter-links";
import { viewToken } from "../orders/order-link";
import { html } from "../shared/html";
import { shopAddress } from "../shared/shop-address";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const LINK_DAYS = 30;
/** Products with a link; the others can be chosen in the form. */
const MAX_SHOWN = 5;

interface ReviewInvitation {
  storeCode: string;
  order: Pick<Row<"sales_order">, "id" | "number" | "email">;
  /** At least one. */
  products: Pick<Row<"product">, "sku" | "name">[];
  now: Date;
}

const HEADING = "How did it turn out?";
const LEAD =
  "Your order has been with you for a few days. Tell other pet owners what it's like; a line or two is enough.";
const WHY = `We ask once per order. The links fill in your order for ${LINK_DAYS} days, so that your review says “Verified buyer”.`;

/** The invitation to review the products of a delivered order, with an unsubscribe link. */
export function reviewInvitationEmail(
  settings: Settings,
  { storeCode, order, products, now }: ReviewInvitation,
): Pick<Mail, "subject" | "text" | "html" | "unsubscribeUrl"> {
  const token = viewToken.sign(settings, { orderId: order.id }, now.getTime() + LINK_DAYS * DAY_MILLISECONDS);
  const styles = emailStyles(settings);
  const links = products.slice(0, MAX_SHOWN).map(({ sku, name }) => ({
    name,
    address: shopAddress(settings, `/write-a-review?${new URLSearchParams({ sku, order: token })}`),
  }));
  return renderEmail(settings, {
    subject: `How's your ${products[0].name}?`,
    text: [HEADING, LEAD, links.map(({ name, address }) => `Review ${name}: ${address}`).join("\n")],
    body: html`
<h1 style="${styles.heading}">${HEADING}</h1>
<p>${LEAD}</p>
${links.map(({ name, address }) => html`<p><a href="${address}" style="${styles.button}">Review ${name}</a></p>`)}`,
    footnote: WHY,
    unsubscribeUrl: unsubscribeLink(settings, { storeCode, email: order.email }),
  });
}
