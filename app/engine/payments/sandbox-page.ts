import type { Brand } from "~/brand/brand";
import { html, type SafeHtml } from "../shared/html";
import { formatMoney } from "../totals/money";
import { CANCELLED_PATH } from "./cancelled-path";
import type { CardProblems, TypedCard } from "./sandbox-card";
import { sandboxStyle } from "./sandbox-style";

/** Content of the page. The card's fields are never prefilled. */
export interface SandboxPage {
  orderNumber: string;
  /** Amount due, in cents. */
  cents: number;
  problems: CardProblems;
  /** The reason the card was not charged; null initially. */
  rejection: string | null;
}

/** The hosted payment page, clearly labeled as a sandbox: a plain form that works without JavaScript. */
export function sandboxPage(brand: Brand, page: SandboxPage): string {
  const { problems } = page;
  const hasProblem = Boolean(page.rejection) || Object.keys(problems).length > 0;
  const amount = formatMoney(page.cents);
  return frame(
    brand,
    `${hasProblem ? "Error: " : ""}Pay ${amount}`,
    html`
    <p class="sandbox"><strong>Sandbox.</strong> This is a test payment page. No card is charged, and nothing you type is saved.</p>
    <h1>Pay for your order</h1>
    <dl><div><dt>Order</dt><dd>${page.orderNumber}</dd></div><div class="amount"><dt>Amount</dt><dd>${amount}</dd></div></dl>
    ${page.rejection && html`<p class="rejection" role="alert">${page.rejection}</p>`}
    <form method="post" novalidate>
      ${field({ name: "number", label: "Card number", hint: null, autocomplete: "cc-number", problem: problems.number })}
      <div class="pair">
        ${field({ name: "expiry", label: "Expiration date", hint: "MM/YY", autocomplete: "cc-exp", problem: problems.expiry })}
        ${field({ name: "code", label: "Security code", hint: "3 or 4 digits", autocomplete: "cc-csc", problem: problems.code })}
      </div>
      <button>Pay ${amount}</button>
    </form>
    <p class="cancel"><a href="${CANCELLED_PATH}">Cancel and return to the shop</a></p>
    <section>
      <h2>Test card numbers</h2>
      <ul><li><code>4242 4242 4242 4242</code> is accepted</li><li><code>4000 0000 0000 0002</code> is declined</li></ul>
      <p>Use any future expiration date and any three digits.</p>
    </section>`,
  );
}

/** A page that explains why there is nothing to pay, with a link back. */
export function sandboxNotice(brand: Brand, title: string, text: string): string {
  return frame(
    brand,
    title,
    html`<h1>${title}</h1><p>${text}</p><p class="cancel"><a href="/">Return to the shop</a></p>`,
  );
}

interface Field {
  name: keyof TypedCard;
  label: string;
  hint: string | null;
  autocomplete: string;
  problem: string | undefined;
}

function field({ name, label, hint, autocomplete, problem }: Field): SafeHtml {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(" ");
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" inputmode="numeric" maxlength="32" required autocomplete="${autocomplete}"
      ${described && html`aria-describedby="${described}"`} ${problem ? html`aria-invalid="true"` : null}>
    ${hint && html`<small id="${name}-hint">${hint}</small>`}
    ${problem ? html`<strong class="problem" id="${name}-problem">${problem}</strong>` : null}
  </div>`;
}

function frame({ name, css, tokens }: Brand, title: string, content: SafeHtml): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · ${name} payment sandbox</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${{ safe: sandboxStyle({ css, tokens }) }}</style>
</head>
<body>
<header><img src="/favicon.svg" width="32" height="32" alt="">${name}</header>
<main>${content}</main>
</body>
</html>`.safe;
}
