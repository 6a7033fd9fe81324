import type { PageSeed } from "../page-seed";

export const privacyPolicy: PageSeed = {
  identifier: "privacy-policy",
  title: "Privacy Policy",
  contentHeading: "What we know about you, and why",
  metaTitle: "Privacy Policy | My Pet Canvas",
  metaDescription: "What data we keep, what for, how long, and how to have it removed. In plain words.",
  metaKeywords: "privacy policy, data protection",
  updatedOn: "2026-11-20",
  content: `
<p>We keep what we need to make and send your order, and as little else as we can.</p>
<h2>What we keep</h2>
<ul>
  <li><strong>Your photos and designs</strong>, so that we can print them and you can find them again. The place and camera stored in a photo are removed when you upload it.</li>
  <li><strong>Your name, address, e-mail and phone number</strong>, so that the parcel arrives and we can tell you about it.</li>
  <li><strong>Your orders</strong>, as long as tax law asks us to.</li>
  <li><strong>Your password</strong> only as a one-way code. Nobody here can read it. Card numbers never reach us; they go to the payment page.</li>
  <li><strong>What you write to us</strong> in a form, until your question is answered and for a year after that.</li>
</ul>
<h2>Cookies the shop needs</h2>
<p>They work without asking, since the shop does not work without them. Each is readable by our server alone.</p>
<table>
  <thead><tr><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
  <tbody>
    <tr><td>Keeping you signed in</td><td>30 days</td></tr>
    <tr><td>Your cart</td><td>30 days</td></tr>
    <tr><td>Your designs and photos before you sign in</td><td>30 days</td></tr>
    <tr><td>A price offer you came with</td><td>7 days</td></tr>
    <tr><td>The order you just placed, and the page to return to after signing in</td><td>1 day</td></tr>
    <tr><td>The way to a social network and back, when you sign in by one</td><td>30 minutes</td></tr>
  </tbody>
</table>
<p>One more notes where you came from, such as a search engine or a partner's link, as a word and for at most 30 days. It holds nothing about you. Another keeps which eight products you looked at last, for 30 days; the page <a href="/recently-viewed">Recently viewed</a> shows and forgets them.</p>
<h2>Measuring and advertising</h2>
<p>By default this shop loads nothing from anybody else. If we ever use a tool that measures visits or advertising, it is loaded only after you agreed, and you can change your mind at any time by the choice in the footer.</p>
<h2>The newsletter</h2>
<p>You get it only after you answered our confirmation mail. Each letter ends with a link that ends the newsletter in one click. We keep the address and the day you agreed.</p>
<h2>Photos and reviews you share</h2>
<p>A photo you send us to be shown is used only as the consent beside the upload button says. A review shows the name you typed. Ask us, and we take down either.</p>
<h2>Who else sees it</h2>
<p>The carrier gets your name and address, the payment page gets the amount. We sell nothing about you to anyone.</p>
<h2>Your choices</h2>
<p>In your account, under <a href="/customer/account/privacy">Privacy</a>, you can take everything we keep about you along as one file, and delete the account at any time. Your orders then stay in our books without you: one that is over at once, one that is still on its way once it has arrived. Our letters to you are forgotten after 30 days.</p>
<p>You can also ask us what we keep, or have it corrected: <a href="/contact-us">write to us</a> from the e-mail address of your account; we answer within 30 days.</p>
<h2>Signing in by a social network</h2>
<p>Where we offer it and you choose it, the network tells us your name and, if you allow it, your e-mail address. We post nothing there and keep no key to your account with them. You can end the connection under <a href="/customer/account/privacy">Privacy</a>.</p>`,
};
