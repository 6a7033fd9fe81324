import type { PageSeed } from "../page-seed";

export const contactUs: PageSeed = {
  identifier: "contact-us",
  title: "Contact Us",
  contentHeading: "Talk to a person",
  metaTitle: "Contact Us | My Pet Canvas",
  metaDescription:
    "Questions about a photo, a design or an order? Write to us. A person answers within one working day.",
  metaKeywords: "contact, help, customer service",
  updatedOn: "2026-11-12",
  content: `
<p>We answer every message ourselves, usually within one working day. The shop is open day and night; we sleep, but we read everything in the morning.</p>
<ul>
  <li>By e-mail: <a href="mailto:hello@mypetcanvas.example">hello@mypetcanvas.example</a></li>
  <li>By post: My Pet Canvas, 12 Harbor Street, Portland, ME 04101</li>
</ul>
<h2>So that we can help at once</h2>
<ul>
  <li><strong>About an order:</strong> add the order number from your confirmation e-mail.</li>
  <li><strong>About a photo:</strong> send it to us by e-mail, and we tell you how large it can be printed.</li>
  <li><strong>About a parcel:</strong> a photo of the box helps if it arrived damaged.</li>
</ul>
<p>Many answers are already on the <a href="/faq">questions page</a>.</p>`,
};
