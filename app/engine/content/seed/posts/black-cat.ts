import type { PostSeed } from "../post-seed";

export const blackCat: PostSeed = {
  urlKey: "how-to-photograph-a-black-cat",
  title: "How to photograph a black cat (or a black dog)",
  topic: "Photo tips",
  summary:
    "Dark fur swallows light, and a phone makes it worse by averaging. Five things that bring the face back.",
  picture: "/drawings/cat-black.svg",
  pictureLabel: "A drawn portrait of a black cat with yellow eyes",
  publishedOn: "2026-09-08",
  metaDescription:
    "Five simple ways to photograph a black cat or dog so that the eyes and the fur still show in print.",
  metaKeywords: "photograph black cat, black dog photo, pet photo tips",
  content: `
<p>A black cat on a dark sofa is two eyes and a guess. The camera sees a lot of dark, believes the room is dim, and brightens everything until the fur is grey and grainy. Printed, the grain is what you notice. Here is how to keep the face.</p>
<h2>1. Put the light to one side</h2>
<p>Sit your pet next to a window, not in front of it. Light that comes from the side runs along the fur and draws its edges: the cheek, the brow, the curve of the ear. Light from behind makes a silhouette. An overcast day is better than a sunny one, because the light is soft and nothing glares.</p>
<h2>2. Choose what is behind</h2>
<p>A mid-tone works best: a beige wall, a wooden floor, a grey blanket, grass. Pure white makes the camera darken everything else, and black on black is where faces disappear.</p>
<h2>3. Tap the face, then slide down</h2>
<p>On most phones a tap on the face sets focus and brightness there. A small sun appears beside the frame: slide it <em>down</em> a little. It feels wrong, since the fur is dark already, but the fur is meant to be dark. What you want is that the eyes and the shine on the coat keep their detail.</p>
<h2>4. Get a catchlight</h2>
<p>The small white reflection in each eye is what makes a dark face alive. If you can see the window in your cat's eyes, the camera can too. Turn the head, or yourself, until it is there.</p>
<h2>5. Never the flash</h2>
<p>It flattens the fur and turns the eyes green. If the room is too dark without it, wait for the morning.</p>
<h2>Before you order</h2>
<p>Open the photo on your phone and zoom in on one eye. If you can see its edge as a clear line, the photo will print well. In the design tool, choose a light background such as cream or mint around the picture: it gives dark fur a frame of its own. A <a href="/cat-photo-mug">mug</a> or a <a href="/pet-name-canvas">canvas with the name</a> shows how that looks.</p>`,
};
