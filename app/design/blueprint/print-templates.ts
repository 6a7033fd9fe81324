import type { Surface } from "../document/document";
import type { BlueprintTemplate, Slot, SurfaceBlueprint } from "./blueprint";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "./layers";
import { blush, cream, ink, mint, navy, pine, sand, sky, terracotta } from "./palette";
import { fullPhoto, lineQuestion, nameQuestions, photoQuestions } from "./printed";
import type { Size } from "./sizes";

/** The slots of the photos and texts of the print templates. */
export const printSlots: Record<string, Slot> = {
  ...photoQuestions(4),
  ...nameQuestions(3, 20),
  line: lineQuestion("Second line", 32),
};

/** Returns the templates of a flat print, for portrait, square or landscape format. */
export function printTemplates(front: SurfaceBlueprint["size"]): BlueprintTemplate[] {
  const arranged = (key: string, title: string, arrange: (size: Size) => Surface): BlueprintTemplate => ({
    key,
    title,
    surfaces: (options) => ({ front: arrange(front(options)) }),
  });
  return [
    fullPhoto(front),
    arranged("photo-and-name", "Photo and name", photoAndName),
    arranged("one-pet-portrait", "Portrait in an arch", (size) =>
      isLying(size) ? archBesideText(size) : archOverText(size),
    ),
    arranged("two-pet-portraits", "Two pets", (size) => (isLying(size) ? twoInARow(size) : twoAcross(size))),
    arranged("three-pet-portraits", "Three pets", (size) =>
      isLying(size) ? threeInARow(size) : threeInATriangle(size),
    ),
    arranged("four-photos", "Four photos", fourPhotos),
  ];
}

function isLying({ width, height }: Size): boolean {
  return width > height * 1.1;
}

function photoAndName(size: Size): Surface {
  return surface(
    cream,
    photoSlot("photo", part(size, 0.1, 0.08, 0.8, 0.68)),
    textSlot("name", part(size, 0.1, 0.785, 0.8, 0.14), { font: "playfair-display", color: ink }),
  );
}

function archOverText(size: Size): Surface {
  return surface(
    blush,
    photoSlot("photo", part(size, 0.17, 0.08, 0.66, 0.6), "arch"),
    textSlot("name", part(size, 0.1, 0.715, 0.8, 0.13), { font: "playfair-display", color: terracotta }),
    textSlot("line", part(size, 0.14, 0.855, 0.72, 0.06), { font: "figtree", color: ink }),
  );
}

function archBesideText(size: Size): Surface {
  return surface(
    blush,
    photoSlot("photo", part(size, 0.07, 0.11, 0.42, 0.78), "arch"),
    textSlot("name", part(size, 0.54, 0.36, 0.4, 0.2), { font: "playfair-display", color: terracotta }),
    textSlot("line", part(size, 0.54, 0.58, 0.4, 0.09), { font: "figtree", color: ink }),
  );
}

function twoAcross(size: Size): Surface {
  const name = { font: "fredoka", color: navy };
  return surface(
    sky,
    photoSlot("photo", squareIn(part(size, 0.06, 0.06, 0.52, 0.42)), "circle"),
    textSlot("name", part(size, 0.6, 0.2, 0.34, 0.14), name),
    artSlot("heart", "heart", squareIn(part(size, 0.455, 0.445, 0.09, 0.11)), terracotta),
    photoSlot("photo-2", squareIn(part(size, 0.42, 0.52, 0.52, 0.42)), "circle"),
    textSlot("name-2", part(size, 0.06, 0.66, 0.34, 0.14), name),
  );
}

function twoInARow(size: Size): Surface {
  const name = { font: "fredoka", color: navy };
  return surface(
    sky,
    photoSlot("photo", squareIn(part(size, 0.05, 0.08, 0.44, 0.64)), "circle"),
    textSlot("name", part(size, 0.07, 0.75, 0.4, 0.16), name),
    artSlot("heart", "heart", squareIn(part(size, 0.465, 0.76, 0.07, 0.09)), terracotta),
    photoSlot("photo-2", squareIn(part(size, 0.51, 0.08, 0.44, 0.64)), "circle"),
    textSlot("name-2", part(size, 0.53, 0.75, 0.4, 0.16), name),
  );
}

function threeInATriangle(size: Size): Surface {
  const name = { font: "caveat", color: pine };
  return surface(
    mint,
    photoSlot("photo", squareIn(part(size, 0.28, 0.06, 0.44, 0.34)), "circle"),
    textSlot("name", part(size, 0.27, 0.405, 0.46, 0.095), name),
    photoSlot("photo-2", squareIn(part(size, 0.055, 0.5, 0.44, 0.34)), "circle"),
    textSlot("name-2", part(size, 0.06, 0.845, 0.42, 0.095), name),
    photoSlot("photo-3", squareIn(part(size, 0.505, 0.5, 0.44, 0.34)), "circle"),
    textSlot("name-3", part(size, 0.52, 0.845, 0.42, 0.095), name),
  );
}

function threeInARow(size: Size): Surface {
  const name = { font: "caveat", color: pine };
  const column = (index: number) => 0.06 + index * 0.3;
  return surface(
    mint,
    ...[0, 1, 2].flatMap((index) => {
      const after = index === 0 ? "" : `-${index + 1}`;
      return [
        photoSlot(`photo${after}`, part(size, column(index), 0.13, 0.28, 0.54), "arch"),
        textSlot(`name${after}`, part(size, column(index), 0.72, 0.28, 0.16), name),
      ];
    }),
  );
}

function fourPhotos(size: Size): Surface {
  const photo = (id: string, x: number, y: number) =>
    photoSlot(id, part(size, x, y, 0.425, 0.385), "rounded");
  return surface(
    sand,
    photo("photo", 0.06, 0.05),
    photo("photo-2", 0.515, 0.05),
    photo("photo-3", 0.06, 0.455),
    photo("photo-4", 0.515, 0.455),
    textSlot("name", part(size, 0.08, 0.85, 0.84, 0.085), { font: "playfair-display", color: terracotta }),
  );
}
