import type { Settings } from "~/settings.server";
import { chosenValues } from "../carts/chosen-values";
import type { CartLine } from "../carts/view-line";
import { letter } from "../mail/letter";
import type { Mail } from "../mail/outbox";
import { spokenName } from "../mail/spoken-name";
import { type SubscriptionClaims, unsubscribeLink } from "../newsletter/newsletter-links";
import { html, type SafeHtml } from "../shared/html";
import { shopAddress } from "../shared/shop-address";
import { LINK_DAYS, leftCartLink } from "./left-cart-link";

/** Goods that are shown; the rest is counted. */
const MOST_SHOWN = 5;

interface LeftCartLetter {
  reminderId: string;
  reader: SubscriptionClaims & { firstname: string | null };
  /** At least one. */
  lines: CartLine[];
  now: Date;
}

/** What one line of the cart is in the letter. Words that a shopper put on it stay out: the address may be a stranger's. */
interface Goods {
  title: string;
  options: string;
  picture: string;
}

/** Reminds once of a cart that was left; it says how no such letter comes again. */
export function leftCartLetter(
  settings: Settings,
  { reminderId, reader, lines, now }: LeftCartLetter,
): Pick<Mail, "subject" | "text" | "html" | "unsubscribeUrl"> {
  const words = {
    heading: headingFor(spokenName(reader.firstname)),
    goods: lines.slice(0, MOST_SHOWN).map((line) => goodsOf(settings, line)),
    more: moreWords(lines.length - MOST_SHOWN),
    link: leftCartLink(settings, reminderId, now),
    unsubscribeUrl: unsubscribeLink(settings, { storeCode: reader.storeCode, email: reader.email }),
  };
  const subject = subjectFor(lines);
  return {
    subject,
    text: plainText(words),
    html: letter(subject, body(words)),
    unsubscribeUrl: words.unsubscribeUrl,
  };
}

type Words = {
  heading: string;
  goods: Goods[];
  more: string | null;
  link: string;
  unsubscribeUrl: string;
};

const LEAD =
  "You left something in your cart, and it has waited for you just as you made it. Nothing is ordered yet.";
const PRICES = "Prices and offers are those of the day on which you order.";
const WHY = `The link opens your cart for ${LINK_DAYS} days. We remind you of a cart once, because you asked for letters from us.`;

function headingFor(name: string | null): string {
  return name ? `Still thinking about it, ${name}?` : "Still thinking about it?";
}

function subjectFor([first, ...rest]: CartLine[]): string {
  if (rest.length === 0) return `Your ${first.product.name} is still in your cart`;
  return `Your ${first.product.name} and more are still in your cart`;
}

function goodsOf(settings: Settings, { item, product, options }: CartLine): Goods {
  return {
    title: `${item.quantity} × ${product.name}`,
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

function plainText({ heading, goods, more, link, unsubscribeUrl }: Words): string {
  const list = goods.map(({ title, options }) => (options ? `${title} (${options})` : title));
  const parts = [
    heading,
    LEAD,
    [...list, more].filter(Boolean).join("\n"),
    `Open my cart: ${link}`,
    PRICES,
    "With a wag and a purr,\nMy Pet Canvas",
    WHY,
    `No more of these emails: ${unsubscribeUrl}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

const BUTTON =
  "display:inline-block;padding:12px 24px;border-radius:999px;background:#b8431f;color:#ffffff;text-decoration:none;font-weight:600";
const SMALL = "margin:24px 0 0;font-size:14px;color:#6b5e55";

function body({ heading, goods, more, link, unsubscribeUrl }: Words): SafeHtml {
  return html`
<h1 style="margin:0 0 16px;font:600 26px/1.25 Georgia,serif">${heading}</h1>
<p>${LEAD}</p>
<table width="100%" cellpadding="0" cellspacing="0" role="presentation" style="margin:16px 0;border-bottom:1px solid #e8ded2">
${goods.map(goodsRow)}
${more && html`<tr><td colspan="2" style="padding:12px 0;color:#6b5e55">${more}</td></tr>`}
</table>
<p><a href="${link}" style="${BUTTON}">Open my cart</a></p>
<p>${PRICES}</p>
<p>With a wag and a purr,<br>My Pet Canvas</p>
<p style="${SMALL}">${WHY}</p>
<p style="${SMALL}"><a href="${unsubscribeUrl}" style="color:#6b5e55">No more of these emails</a></p>`;
}

function goodsRow({ title, options, picture }: Goods): SafeHtml {
  return html`<tr>
<td width="149" style="padding:12px 16px 12px 0;border-top:1px solid #e8ded2"><img src="${picture}" alt="" width="133" height="70" style="display:block;border-radius:8px"></td>
<td style="padding:12px 0;border-top:1px solid #e8ded2;vertical-align:middle"><strong>${title}</strong>${options ? html`<br><span style="font-size:14px;color:#6b5e55">${options}</span>` : null}</td>
</tr>`;
}
