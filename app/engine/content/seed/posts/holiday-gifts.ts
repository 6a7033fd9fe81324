import type { PostSeed } from "../post-seed";

export const holidayGifts: PostSeed = {
  urlKey: "gifts-for-people-with-pets",
  title: "Gifts for people with pets: how to get the photo without being noticed",
  topic: "Gift ideas",
  summary:
    "The gift is easy, the secret photo is not. Four ways to get one, what to give at which price, and when to order.",
  picture: "/media/catalog/product/gift-box.webp",
  pictureLabel: "A gift box with a ribbon",
  publishedOn: "2026-11-10",
  metaDescription:
    "How to get a pet photo in secret, what to give for under $20, $40 and $70, and when to order.",
  metaKeywords: "gifts for pet lovers, personalized pet gifts, pet gift ideas",
  content: `
<p>A thing with their own animal on it is the one gift that nobody has already. The hard part is to get a photo without asking for it.</p>
<h2>Four ways to get the photo</h2>
<ul>
  <li><strong>Offer to look after the animal</strong> for an hour. You get twenty minutes at a window with good light.</li>
  <li><strong>Ask the children.</strong> They have the best photos, and they keep secrets when it matters.</li>
  <li><strong>Ask for "a nice one for my phone".</strong> Say that you need the original, since yours always come out small.</li>
  <li><strong>Or do not keep it secret.</strong> Write on a card what you would like to give, and design it together. It is not a lazy gift when you add which photo you hope for.</li>
</ul>
<h2>What to give</h2>
<p><strong>Under $20:</strong> a <a href="/custom-pet-photo-mug">mug</a>, an <a href="/pet-photo-ornament">ornament</a>, a set of <a href="/pet-photo-coasters">coasters</a>. Good for colleagues and for the dog walker.</p>
<p><strong>Under $40:</strong> a <a href="/custom-pet-pillow">pillow</a>, a <a href="/framed-pet-photo">framed photo</a>, an <a href="/acrylic-photo-block">acrylic block</a> for the desk.</p>
<p><strong>Under $70:</strong> a <a href="/custom-pet-blanket">blanket</a>, a <a href="/one-pet-portrait-canvas">portrait on canvas</a>, or three panels for a wall.</p>
<h2>Spell the name right</h2>
<p>Is it Mollie or Molly, Zoe or Zoë? Look at the collar, the vet's card, or the caption of an old post. What you type is what we print, letter by letter.</p>
<h2>When to order</h2>
<p>Every product page shows the day it should arrive, and the checkout shows it again for each way of <a href="/shipping">shipping</a>. For a fixed date we would order three weeks ahead: carriers are slow in December, and you have time to correct a name.</p>`,
};
