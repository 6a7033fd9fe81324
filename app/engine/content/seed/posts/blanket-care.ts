import type { PostSeed } from "../post-seed";

export const blanketCare: PostSeed = {
  urlKey: "how-to-wash-a-photo-blanket",
  title: "How to wash a photo blanket so it stays soft",
  topic: "Care",
  summary:
    "Cold water, little soap, no fabric softener, and the hair problem solved before it reaches the machine.",
  picture: "/media/catalog/product/pet-blanket.webp",
  pictureLabel: "A fleece blanket with a labrador on it over the end of a bed",
  publishedOn: "2026-10-20",
  metaDescription:
    "How to wash and dry a printed fleece blanket or pillow so that the colors and the softness stay.",
  metaKeywords: "wash photo blanket, fleece blanket care, printed pillow washing",
  content: `
<p>The picture on a fleece blanket is dyed into the fibers, so it does not peel or crack. What ages it is heat, friction and fabric softener. Treat it like a good sweater and it will outlast several sofas.</p>
<h2>Before the machine</h2>
<p>Shake it outdoors, then go over it with a damp rubber glove, always in one direction. The hair rolls up into strings that you can lift off. Anything you leave on now ends up in the pump of your machine, or felted into the pile.</p>
<h2>Washing</h2>
<ul>
  <li>Cold, at most 85 °F (30 °C), gentle cycle, low spin.</li>
  <li>Half the detergent you would take, liquid rather than powder. Powder sticks in fleece.</li>
  <li>No fabric softener: it coats the fibers, and the blanket gets flat and stops drying you.</li>
  <li>No bleach, and nothing with a zipper in the same drum.</li>
</ul>
<h2>Drying</h2>
<p>Hang it over two lines, in the shade. If you use a dryer, choose the setting without heat for ten minutes: it lifts the pile again. Never iron fleece; it melts before you notice.</p>
<h2>Pillows, doormats, mugs</h2>
<ul>
  <li><strong>Pillow covers:</strong> turn them inside out, close the zipper, same cycle as above. Iron on the back only, warm.</li>
  <li><strong>Doormats:</strong> shake, vacuum, and wipe with soapy water. Not in the machine.</li>
  <li><strong>Mugs:</strong> dishwasher and microwave are fine. Steel wool is not.</li>
  <li><strong>Canvas, acrylic, metal and wood:</strong> a dry, soft cloth. No glass cleaner on acrylic: it turns cloudy.</li>
</ul>
<p>How often? A blanket the dog sleeps on, every two weeks. One that only you sleep under, when the season changes. If it is <a href="/custom-pet-blanket">both of yours</a>, the dog decides.</p>`,
};
