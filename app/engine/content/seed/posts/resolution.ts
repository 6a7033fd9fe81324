import type { PostSeed } from "../post-seed";

export const resolution: PostSeed = {
  urlKey: "is-my-photo-large-enough-to-print",
  title: "Is my photo large enough to print?",
  topic: "Photo tips",
  summary:
    "How many pixels each of our products needs, how to look them up on your phone, and why photos from chats let you down.",
  picture: "/drawings/tip-close-enough.svg",
  pictureLabel: "A drawn phone photo of a corgi that fills the frame",
  publishedOn: "2026-10-13",
  metaDescription:
    "How many pixels a pet photo needs for a mug, pillow, blanket or canvas, and how to check it on your phone.",
  metaKeywords: "photo resolution print, pixels canvas print, photo size mug",
  content: `
<p>A photo is a grid of colored squares. Print it larger and each square grows, until you can see them. So the question is always two numbers: how many pixels, and on how many inches.</p>
<h2>What each product needs</h2>
<p>These are the pixels on the longer side that we are happy with. With half of them it still looks good from across the room.</p>
<table>
  <thead><tr><th scope="col">Product</th><th scope="col">Longer side</th></tr></thead>
  <tbody>
    <tr><th scope="row">Mug, magnet, coaster, ornament</th><td>1200 pixels</td></tr>
    <tr><th scope="row">Pillow, 16 × 16 in</th><td>1600 pixels</td></tr>
    <tr><th scope="row">Canvas, 16 × 20 in</th><td>2400 pixels</td></tr>
    <tr><th scope="row">Blanket, 50 × 60 in</th><td>3000 pixels</td></tr>
    <tr><th scope="row">Canvas, 24 × 36 in</th><td>3600 pixels</td></tr>
  </tbody>
</table>
<h2>How to look</h2>
<ul>
  <li><strong>iPhone:</strong> open the photo and swipe up, or tap the small i. The second line says something like 4032 × 3024.</li>
  <li><strong>Android:</strong> open the photo, tap the three dots, then Details.</li>
  <li><strong>Computer:</strong> right-click the file and look for Properties or Get Info.</li>
</ul>
<h2>Where pixels get lost</h2>
<p>Messengers shrink photos to save data: what you get from a chat is often 1600 pixels wide at most, and squeezed. Screenshots have only as many pixels as the screen. Ask for the original by e-mail, by a shared album, or with the messenger's "send as file".</p>
<p>Cropping loses pixels, too. If your dog fills a quarter of a 4000-pixel photo, you print from 1000. Step closer instead of zooming: digital zoom is only cropping.</p>
<h2>Sharp is not the same as large</h2>
<p>A big photo can be blurred, and no printer mends that. Zoom in on the eyes. If they are clear, a smaller photo beats a larger one that moved. More pictures of what works are on our page of <a href="/product/picture-tips">picture tips</a>.</p>`,
};
