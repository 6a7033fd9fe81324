import type { PageSeed } from "../page-seed";

export const privacyPolicy: PageSeed = {
  identifier: "privacy-policy",
  title: "Privacy Policy",
  contentHeading: "What we know about you, and why",
  metaTitle: "Privacy Policy | My Pet Canvas",
  metaDescription: "What data we keep, what for, how long, and how to have it removed. In plain words.",
  metaKeywords: "privacy policy, data protection",
  content: `
<p>We keep what we need to make and send your order, and as little else as we can.</p>
<h2>What we keep</h2>
<ul>
  <li><strong>Your photos and designs</strong>, so that we can print them and you can find them again. The place and camera stored in a photo are removed when you upload it.</li>
  <li><strong>Your name, address, e-mail and phone number</strong>, so that the parcel arrives and we can tell you about it.</li>
  <li><strong>Your orders</strong>, as long as tax law asks us to.</li>
  <li><strong>Your password</strong> only as a one-way code. Nobody here can read it. Card numbers never reach us; they go to the payment page.</li>
</ul>
<h2>Cookies</h2>
<p>The shop needs a few: one keeps you signed in, one remembers your cart, one your designs. Cookies that measure visits or adverts are set only if you agree.</p>
<h2>Who else sees it</h2>
<p>The carrier gets your name and address, the payment page gets the amount. We sell nothing about you to anyone.</p>
<h2>Your choices</h2>
<p>You can ask what we keep, have it corrected, or have it deleted. <a href="/contact-us">Write to us</a> from the e-mail address of your account. You can leave the newsletter with one click at any time.</p>`,
};
