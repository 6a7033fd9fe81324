import type { PageSeed } from "../page-seed";

export const aboutUs: PageSeed = {
  identifier: "about-us",
  title: "About Us",
  contentHeading: "We make things with your pet on them",
  metaTitle: "About Us | My Pet Canvas",
  metaDescription:
    "A small print atelier that makes mugs, pillows, blankets, canvases and tags with your pet on them.",
  metaKeywords: "about my pet canvas, pet print studio",
  content: `
<p>My Pet Canvas is a small print atelier. People send us photos of the animals they live with, and we turn them into things worth keeping: a mug for the morning, a pillow for the sofa, a canvas for the wall, a tag for the collar.</p>
<h2>How we work</h2>
<p>Every order is made for one person and one pet. Nothing waits on a shelf. When your order arrives, a person opens the design, checks that the eyes are sharp and the name is spelled the way you typed it, and only then prints it. If a photo is too small or too dark for the size you chose, we write to you before we make anything.</p>
<h2>What we use</h2>
<ul>
  <li>Stoneware, cotton canvas, soft fleece and stainless steel, because they last</li>
  <li>Water-based and pigment inks, because they stay true</li>
  <li>Plain cardboard and paper tape, because nobody needs another plastic bag</li>
</ul>
<h2>If something is not right</h2>
<p>Then we make it again or give your money back. <a href="/contact-us">Write to us</a> within 30 days and add a photo if you can; you will hear from a person.</p>`,
};
