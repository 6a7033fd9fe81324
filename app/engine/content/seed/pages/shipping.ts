import type { PageSeed } from "../page-seed";

export const shipping: PageSeed = {
  identifier: "shipping",
  title: "Shipping",
  contentHeading: "From our table to your door",
  metaTitle: "Shipping Times and Costs | My Pet Canvas",
  metaDescription:
    "Standard, express and priority shipping within the US. Standard shipping is free from $99.",
  metaKeywords: "shipping, delivery times, free shipping",
  updatedOn: "2026-11-20",
  content: `
<p>We ship to all 50 states and Washington, D.C. The day your parcel should arrive is shown on every product page and in the checkout before you pay, and repeated in your confirmation e-mail.</p>
<h2>Making it</h2>
<p>Everything is made after you order it: tags in one working day, mugs in two, pillows and canvases in three, blankets in four. Each product page counts its own days for you. An order with several things leaves when the last of them is ready.</p>
<p>What you order before 2 pm Eastern time on a working day counts for that day, what comes later for the next one. Saturdays, Sundays and federal holidays are no working days, neither for us nor for the carriers.</p>
<h2>Sending it</h2>
<table>
  <thead><tr><th scope="col">Way</th><th scope="col">Working days on the road</th><th scope="col">Price</th></tr></thead>
  <tbody>
    <tr><th scope="row">Standard</th><td>5</td><td>$6.95, free from $99</td></tr>
    <tr><th scope="row">Express</th><td>3</td><td>$12.95</td></tr>
    <tr><th scope="row">Priority</th><td>1</td><td>$19.95</td></tr>
  </tbody>
</table>
<p>To Alaska and Hawaii every way takes three working days more. Express and priority are brought by courier and need a street address. Standard also reaches PO boxes. The $99 count after discounts, without tax and shipping.</p>
<p>Type your ZIP code in the cart to see every way with its price, the day it arrives, and the sales tax of your state and city. We cannot ship to US territories or military addresses yet.</p>
<h2>How it is packed</h2>
<p>Mugs and bowls travel in molded cardboard, canvases and framed prints with corner guards, soft things in paper. There is no invoice in the parcel, so it can go straight to the person you give it to.</p>
<h2>If a parcel is late, lost or damaged</h2>
<p><a href="/contact-us">Write to us</a>. We look for it, and if it does not turn up within five working days we make your order again at no cost.</p>`,
};
