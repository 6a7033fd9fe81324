import type { Settings } from "~/settings/settings.server";
import { chosenValues } from "../carts/chosen-values";
import { type CartLine, lineName } from "../carts/view-line";
import { displayName } from "../mail/display-name";
import { emailStyles } from "../mail/email-layout";
import { renderEmail } from "../mail/email-template";
import type { Mail } from "../mail/outbox";
import { type SubscriptionClaims, unsubscribeLink } from "../newsletter/newsletter-links";
import { html, type SafeHtml } from "../shared/html";
import { shopAddress } from "../shared/shop-address";
import { abandonedCartLink, LINK_DAYS } from "./abandoned-cart-link";

/** Products that are listed; the others are only counted. */
const MAX_SHOWN = 5;

interface AbandonedCartEmail {
  reminderId: string;
  reader: SubscriptionClaims & { firstname: string | null };
  /** At least one. */
  lines: CartLine[];
  now: Date;
}

/** One cart line in the email. Text that the shopper added is omitted: the address may belong to somebody else. */
interface EmailProducts {
  title: string;
  options: string;
  picture: string;
}

/** The only reminder of an abandoned cart, with an unsubscribe link. */
export function abandonedCartEmail(
  settings: Settings,
  { reminderId, reader, lines, now }: AbandonedCartEmail,
): Pick<Mail, "subject" | "text" | "html" | "unsubscribeUrl"> {
  const words = {
    heading: headingFor(displayName(reader.firstname)),
    goods: lines.slice(0, MAX_SHOWN).map((line) => productsOf(settings, line)),
    more: moreWords(lines.length - MAX_SHOWN),
    link: abandonedCartLink(settings, reminderId, now),
  };
  return renderEmail(settings, {
    subject: subjectFor(lines),
    text: text(words),
    body: body(words, emailStyles(settings)),
    footnote: WHY,
    unsubscribeUrl: unsubscribeLink(settings, { storeCode: reader.storeCode, email: reader.email }),
  });
}

interface Words {
  heading: string;
  goods: EmailProducts[];
  more: string | null;
  link: string;
}

type Styles = ReturnType<typeof emailStyles>;

const LEAD =
  "You left something in your cart. It's saved just as you made it, and you haven't ordered anything yet.";
const PRICES = "Prices and offers are those on the day you order.";
const WHY = `The link opens your cart for ${LINK_DAYS} days. This is our only reminder; you're getting it because you subscribed to our emails.`;

function headingFor(name: string | null): string {
  return name ? `Still thinking about it, ${name}?` : "Still thinking about it?";
}

function subjectFor([first, ...rest]: CartLine[]): string {
  if (rest.length === 0) return `Your ${first.product.name} is still in your cart`;
  return `Your ${first.product.name} and more are still in your cart`;
}

function productsOf(settings: Settings, line: CartLine): EmailProducts {
  const { item, product, options } = line;
  return {
    title: `${item.quantity} × ${lineName(line)}`,
    options: chosenValues(product, options)
      .map(({ option, value }) => `${option.title}: ${value.title}`)
      .join(", "),
    picture: shopAddress(settings, `/social/product/${product.sku}.jpg`),
  };
}

function moreWords(count: number): string | null {
  if (count <= 0) return null;
  return count === 1 ? "and one more" : `and ${count} more`;
}

function text({ heading, goods, more, link }: Words): string[] {
  const list = goods.map(({ title, options }) => (options ? `${title} (${options})` : title));
  return [heading, LEAD, [...list, more].filter(Boolean).join("\n"), `Open my cart: ${link}`, PRICES];
}

function body({ heading, goods, more, link }: Words, styles: Styles): SafeHtml {
  return html`
<h1 style="${styles.heading}">${heading}</h1>
<p>${LEAD}</p>
<table width="100%" cellpadding="0" cellspacing="0" role="presentation" style="margin:16px 0;border-bottom:${styles.line}">
${goods.map((one) => productRow(one, styles))}
${more && html`<tr><td colspan="2" style="padding:12px 0;${styles.soft}">${more}</td></tr>`}
</table>
<p><a href="${link}" style="${styles.button}">Open my cart</a></p>
<p>${PRICES}</p>`;
}

function productRow({ title, options, picture }: EmailProducts, { line, soft }: Styles): SafeHtml {
  return html`<tr>
<td width="149" style="padding:12px 16px 12px 0;border-top:${line}"><img src="${picture}" alt="" width="133" height="70" style="display:block;border-radius:8px"></td>
<td style="padding:12px 0;border-top:${line};vertical-align:middle"><strong>${title}</strong>${options && html`<br><span style="font-size:14px;${soft}">${options}</span>`}</td>
</tr>`;
}
