import type { PageSeed } from "../page-seed";

export const faq: PageSeed = {
  identifier: "faq",
  title: "Questions & Answers",
  contentHeading: "Questions people ask us",
  metaTitle: "Questions & Answers | My Pet Canvas",
  metaDescription:
    "Which photo works best, how long it takes, whether you can change an order, and other answers.",
  metaKeywords: "faq, pet photo questions, delivery questions",
  content: `
<h2>Photos</h2>
<h3>Which photo works best?</h3>
<p>One taken at your pet's eye level, by a window or outdoors, with the eyes sharp. Send the original from your phone; photos saved from chats are often too small.</p>
<h3>Which files can I upload?</h3>
<p>JPEG, PNG, WebP, GIF and HEIC, up to 25 MB. We turn the photo upright and remove the place where it was taken.</p>
<h3>Who can see my photos?</h3>
<p>You, and the person who makes your order. We show them to nobody else and never use them in advertising without asking.</p>
<h2>Designing</h2>
<h3>Will it look like the preview?</h3>
<p>Yes. The preview and the print come from the same drawing. Colors on paper and cloth are a little softer than on a bright screen.</p>
<h3>Can I come back to a design later?</h3>
<p>Designs in your cart and in your account stay as you left them. The edit link next to each cart item opens the design again.</p>
<h2>Orders</h2>
<h3>How long does it take?</h3>
<p>We make most things in one to four working days and then ship them. The cart and the checkout show the day we expect your parcel to arrive. More on <a href="/shipping">shipping</a>.</p>
<h3>Can I change or cancel an order?</h3>
<p>As long as it is not in production, yes. <a href="/contact-us">Write to us</a> with the order number.</p>
<h3>What if I do not like it?</h3>
<p>Tell us within 30 days and we make it again or refund it. You do not have to send a personalized item back.</p>`,
};
