import type { PageSeed } from "../page-seed";

export const faq: PageSeed = {
  identifier: "faq",
  title: "Questions & Answers",
  contentHeading: "Questions people ask us",
  metaTitle: "Questions & Answers | My Pet Canvas",
  metaDescription:
    "Which photo works best, how long it takes, whether you can change an order, and other answers.",
  metaKeywords: "faq, pet photo questions, delivery questions",
  updatedOn: "2026-11-12",
  content: `
<h2>Photos</h2>
<h3>Which photo works best?</h3>
<p>One taken at your pet's eye level, by a window or outdoors, with the eyes sharp. Send the original from your phone; photos saved from chats are often too small. Our <a href="/product/picture-tips">picture tips</a> show good and bad examples.</p>
<h3>Which files can I upload?</h3>
<p>JPEG, PNG, WebP, GIF, BMP and HEIC, up to 25 MB. We turn the photo upright and remove the place where it was taken.</p>
<h3>What if my photo is too small?</h3>
<p>A person looks at every design before it is printed. If the photo is too small or too dark for the size you chose, we write to you first and suggest a smaller size or another photo.</p>
<h3>Who can see my photos?</h3>
<p>You, and the person who makes your order. We show them to nobody else and never use them in advertising without asking.</p>
<h2>Designing</h2>
<h3>Will it look like the preview?</h3>
<p>Yes. The preview and the print come from the same drawing. Colors on paper and cloth are a little softer than on a bright screen.</p>
<h3>Can I come back to a design later?</h3>
<p>Designs in your cart and in your account stay as you left them. The edit link next to each cart item opens the design again.</p>
<h3>Do I need an account?</h3>
<p>No. You can design, order and pay as a guest. An account keeps your designs, addresses and orders together.</p>
<h3>Can you put two or three pets in one picture?</h3>
<p>Yes. Most products have a design for <a href="/custom-two-pet-portraits">two pets</a> and many one for <a href="/custom-three-pet-portraits">three</a>, with a photo and a name for each. They do not have to be in the same photo.</p>
<h2>Orders</h2>
<h3>How long does it take?</h3>
<p>Every product page and the checkout show the day we expect your parcel to arrive. It is the time to make it plus the time on the road; both are on the page about <a href="/shipping">shipping</a>.</p>
<h3>Where is my parcel?</h3>
<p>We write to you when it leaves, with the carrier's number. <a href="/customer/order">Find your order</a> to follow it at any time.</p>
<h3>How can I pay?</h3>
<p>By card on a secure payment page, or by check. Card numbers never reach our shop. A check order is made when the check has arrived.</p>
<h3>Can I change or cancel an order?</h3>
<p>As long as it is not in production, you can cancel it on its page: in your account, or by <a href="/customer/order">finding your order</a>. What you paid goes back the way it came. A wish for a design can be told on the page of its <a href="/proof_order">proof</a>.</p>
<h3>Do you ship outside the United States?</h3>
<p>Not yet. We ship to all 50 states and Washington, D.C.</p>
<h3>How do discount codes work?</h3>
<p>Type the code in the cart. One code counts for each order. The codes that run now are on the page of <a href="/coupons-codes-and-deals">coupons and deals</a>.</p>
<h3>What if I do not like it?</h3>
<p>Tell us on the page of your order within 30 days of its arrival, with a photo if you can, and we make it again or refund it. You do not have to send a personalized item back.</p>`,
};
