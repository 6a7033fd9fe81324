import type { PageSeed } from "../page-seed";

export const shipping: PageSeed = {
  identifier: "shipping",
  title: "Shipping",
  contentHeading: "From our table to your door",
  metaTitle: "Shipping Times and Costs | My Pet Canvas",
  metaDescription:
    "Standard, express and priority shipping within the US. Standard shipping is free from $99.",
  metaKeywords: "shipping, delivery times, free shipping",
  content: `
<p>We ship to all 50 states and Washington, D.C. The day your parcel should arrive is shown in the checkout before you pay, and repeated in your confirmation e-mail.</p>
<h2>Making it</h2>
<p>Tags take one working day, mugs two, pillows and canvases three, blankets four. An order with several things leaves when the last of them is ready.</p>
<h2>Sending it</h2>
<ul>
  <li><strong>Standard</strong>, $6.95: five working days on the road. Free from $99.</li>
  <li><strong>Express</strong>, $12.95: three working days on the road.</li>
  <li><strong>Priority</strong>, $19.95: the next working day.</li>
</ul>
<p>Express and priority are brought by courier and need a street address. Standard also reaches PO boxes.</p>
<h2>If a parcel is late, lost or damaged</h2>
<p><a href="/contact-us">Write to us</a>. We look for it, and if it does not turn up within five working days we make your order again at no cost.</p>`,
};
