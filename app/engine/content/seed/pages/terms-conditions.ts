import type { PageSeed } from "../page-seed";

export const termsConditions: PageSeed = {
  identifier: "terms-conditions",
  title: "Terms & Conditions",
  contentHeading: "The terms, kept short",
  metaTitle: "Terms & Conditions | My Pet Canvas",
  metaDescription: "The terms on which we make and sell personalized pet products.",
  metaKeywords: "terms and conditions",
  updatedOn: "2026-11-12",
  content: `
<h2>Who we are</h2>
<p>My Pet Canvas, 12 Harbor Street, Portland, ME 04101, <a href="mailto:hello@mypetcanvas.example">hello@mypetcanvas.example</a>.</p>
<h2>Your order</h2>
<p>An order is placed when you press 'Place order' and we confirm it by e-mail. Prices are in US dollars; sales tax and shipping are shown before you pay. If a price is obviously wrong, such as a canvas for one cent, we ask you before we do anything.</p>
<h2>Your pictures</h2>
<p>You keep all rights to what you upload. You allow us to store and print it for you, and you tell us that you may do so: please do not send pictures that belong to someone else. We do not print what is hateful or against the law, and refund such orders.</p>
<h2>Your design</h2>
<p>We print what the preview shows and what you typed, letter by letter. Please read names and phone numbers once more before you order. Until production begins you can ask for a change.</p>
<h2>Making and delivery</h2>
<p>Everything is made to order. Delivery days are our honest estimate and are not guaranteed when weather or carriers have other plans.</p>
<h2>Returns</h2>
<p>If something is damaged, wrong or simply not what you hoped for, tell us within 30 days. We make it again or refund it, as you prefer.</p>
<h2>Discount codes</h2>
<p>One code for each order. Codes have no cash value. A code that was sent to you works once and with your e-mail address alone.</p>
<h2>Reviews and shared photos</h2>
<p>We publish reviews that are about the product, good and bad. We do not publish insults, advertising or other people's data.</p>
<h2>Where these terms apply</h2>
<p>We sell to addresses in the United States. If a part of these terms turns out to be void, the rest stays as it is.</p>`,
};
