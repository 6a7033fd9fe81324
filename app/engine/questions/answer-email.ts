import type { Settings } from "~/settings/settings.server";
import type { CatalogProduct } from "../catalog/catalog-product";
import type { Row } from "../database/schema";
import { displayName } from "../mail/display-name";
import { emailStyles } from "../mail/email-layout";
import { renderEmail } from "../mail/email-template";
import { findLink } from "../shared/find-link";
import { html } from "../shared/html";
import { shopAddress } from "../shared/shop-address";

/**
 * The email with the question, the store's answer and a link to both. The address may be a stranger's: the question is
 * only quoted if it contains no link.
 */
export function answerEmail(
  { nickname, question, answer }: Row<"product_question">,
  product: CatalogProduct | undefined,
  settings: Settings,
) {
  const name = product?.name ?? "our gifts";
  const subject = `Your question about ${name}`;
  const link = shopAddress(settings, `/productqa/index/view/ps/${product?.sku ?? ""}`);
  const asker = displayName(nickname);
  const greeting = asker ? `Hello ${asker},` : "Hello,";
  const quoted = findLink(question) === null && question;
  const styles = emailStyles(settings);
  const text = [
    greeting,
    `You asked us about ${name}${quoted ? ":" : "."}`,
    quoted,
    "Our answer:",
    answer,
    `All questions and answers: ${link}`,
  ];
  const body = html`
<h1 style="${styles.heading}">${asker ? `Hello ${asker}` : "Hello"}</h1>
<p>You asked us about <strong>${name}</strong>${quoted ? ":" : "."}</p>
${quoted && html`<blockquote style="margin:16px 0;padding-left:16px;border-left:${styles.line};white-space:pre-line">${quoted}</blockquote>`}
<p style="white-space:pre-line">${answer}</p>
<p><a href="${link}" style="${styles.link}">See all questions and answers about it</a></p>`;
  return renderEmail(settings, { subject, text, body });
}
