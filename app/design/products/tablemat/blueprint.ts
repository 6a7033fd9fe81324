import type { SurfaceBlueprint } from "../../blueprint/blueprint";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice } from "../../blueprint/options";
import { cream, ink, mint, navy, pine, sky, terracotta } from "../../blueprint/palette";
import { fullPhoto, lineQuestion, nameQuestions, photoQuestions } from "../../blueprint/printed";
import { shapeMask, shapeOption } from "../../blueprint/shapes-offered";
import { type Size, sizeBy } from "../../blueprint/sizes";
import { arrangement, textile } from "../../blueprint/textile";
import type { Box, Surface } from "../../document/document";

const front = sizeBy("shape", {
  rectangle: { width: 430, height: 300 },
  circle: { width: 360, height: 360 },
});
const mask: SurfaceBlueprint["mask"] = ({ shape }) => shapeMask(shape, 12);

export const tablemat = textile({
  key: "tablemat",
  sizes: { option: shapeOption("rectangle", "circle"), size: front },
  options: [choice("pieces", "Set of", { 2: "2 placemats", 4: "4 placemats" })],
  bleed: 5,
  safe: 12,
  mask,
  slots: {
    ...photoQuestions(2),
    ...nameQuestions(2, 16),
    line: lineQuestion("Second line", 28, "Begging allowed"),
  },
  templates: [
    arrangement("photo-and-name", "Photo and name", (size, { shape }) =>
      shape === "circle" ? photoOverName(size) : photoBesideName(size),
    ),
    fullPhoto,
    arrangement("two-pet-portraits", "Two pets", (size) => {
      const name = { font: "fredoka", color: navy };
      return surface(
        sky,
        photoSlot("photo", squareIn(part(size, 0.1, 0.16, 0.38, 0.46)), "circle"),
        textSlot("name", part(size, 0.17, 0.645, 0.3, 0.14), name),
        photoSlot("photo-2", squareIn(part(size, 0.52, 0.16, 0.38, 0.46)), "circle"),
        textSlot("name-2", part(size, 0.53, 0.645, 0.3, 0.14), name),
      );
    }),
    arrangement("name-only", "Reserved for", (size) =>
      surface(
        cream,
        artSlot("bowl", "bowl", squareIn(part(size, 0.4, 0.13, 0.2, 0.2)), terracotta),
        textSlot("line", part(size, 0.2, 0.36, 0.6, 0.1), { font: "figtree", color: ink }),
        textSlot("name", part(size, 0.14, 0.48, 0.72, 0.26), { font: "pacifico", color: pine }),
      ),
    ),
  ],
});

function photoBesideName(size: Size): Surface {
  return withWords(
    squareIn(part(size, 0.06, 0.13, 0.46, 0.74)),
    part(size, 0.54, 0.32, 0.4, 0.22),
    part(size, 0.54, 0.57, 0.4, 0.09),
  );
}

function photoOverName(size: Size): Surface {
  return withWords(
    squareIn(part(size, 0.22, 0.08, 0.56, 0.52)),
    part(size, 0.22, 0.63, 0.56, 0.15),
    part(size, 0.29, 0.8, 0.42, 0.06),
  );
}

function withWords(photo: Box, name: Box, line: Box): Surface {
  return surface(
    mint,
    photoSlot("photo", photo, "circle"),
    textSlot("name", name, { font: "fredoka", color: pine }),
    textSlot("line", line, { font: "figtree", color: ink }),
  );
}
