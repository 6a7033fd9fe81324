import type { PageSeed } from "../page-seed";

export const aboutUs: PageSeed = {
  identifier: "about-us",
  title: "About Us",
  contentHeading: "We make things with your pet on them",
  metaTitle: "About Us | My Pet Canvas",
  metaDescription:
    "A small print atelier in Portland, Maine, that puts the animals people live with on mugs, pillows, blankets, canvases and tags.",
  metaKeywords: "about my pet canvas, pet print studio",
  updatedOn: "2026-11-12",
  content: `
<p>My Pet Canvas is a small print atelier. People send us photos of the animals they live with, and we turn them into things worth keeping: a mug for the morning, a pillow for the sofa, a canvas for the wall, a tag for the collar.</p>
<h2>You see it before you buy it</h2>
<p>The design tool draws your product from the same file that the printer gets. Where the picture is cut, how large the name is, what the back of a tag says: all of it is on your screen first. There is no surprise in the parcel, and no artist's impression.</p>
<h2>How we work</h2>
<p>Every order is made for one person and one pet. Nothing waits on a shelf. A person opens each design, checks that the eyes are sharp and the name is spelled the way you typed it, and only then prints it. If a photo is too small or too dark for the size you chose, we write to you before we make anything.</p>
<h2>What we use</h2>
<ul>
  <li>Stoneware, cotton canvas, soft fleece, solid wood and stainless steel, because they last</li>
  <li>Water-based and pigment inks, because they stay true</li>
  <li>Plain cardboard and paper tape, because nobody needs another plastic bag</li>
</ul>
<h2>The animals in our pictures</h2>
<p>The corgi, the black cat and the others on our sample products are drawn by us. We do not show our customers' pets unless they <a href="/share-your-photo">asked us to</a>.</p>
<h2>If something is not right</h2>
<p>Then we make it again or give your money back. <a href="/contact-us">Write to us</a> within 30 days and add a photo if you can; you will hear from a person.</p>`,
};
