import type { SurfaceBlueprint } from "../../blueprint/blueprint";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice } from "../../blueprint/options";
import { ink, mint, navy, pine, sand, sky } from "../../blueprint/palette";
import { fullPhoto, nameQuestion, photoQuestions } from "../../blueprint/printed";
import { footSizes, type Size, sizeBy } from "../../blueprint/sizes";
import { arrangement, textile } from "../../blueprint/textile";
import type { Surface } from "../../document/document";

const front = sizeBy("size", {
  ...footSizes(["5x8", "8x10"]),
  ...renamed("runner-", footSizes(["2x8"])),
  ...renamed("round-", footSizes(["4x4", "6x6"])),
});

const mask: SurfaceBlueprint["mask"] = ({ size }) =>
  isRound(size) ? { kind: "circle" } : { kind: "rounded", radius: 15 };

/** Left, top, width and height in fractions of the surface. */
type Place = [number, number, number, number];
const runnerPhoto: Place = [0.1, 0.36, 0.8, 0.22];
const runnerName: Place = [0.12, 0.59, 0.76, 0.08];
const middlePhoto: Place = [0.22, 0.3, 0.56, 0.38];
const topName: Place = [0.26, 0.14, 0.48, 0.12];

const column: { photos: Place[]; name: Place } = {
  photos: [
    [0.12, 0.06, 0.76, 0.21],
    [0.12, 0.29, 0.76, 0.21],
    [0.12, 0.52, 0.76, 0.21],
  ],
  name: [0.14, 0.78, 0.72, 0.1],
};
const triangle: { photos: Place[]; name: Place } = {
  photos: [
    [0.31, 0.05, 0.38, 0.32],
    [0.1, 0.37, 0.38, 0.36],
    [0.52, 0.37, 0.38, 0.36],
  ],
  name: [0.27, 0.75, 0.46, 0.11],
};

export const carpet = textile({
  key: "carpet",
  sizes: {
    option: choice("size", "Size and shape", {
      "5x8": "5 × 8 ft",
      "8x10": "8 × 10 ft",
      "runner-2x8": "Runner, 2 × 8 ft",
      "round-4x4": "Round, 4 ft",
      "round-6x6": "Round, 6 ft",
    }),
    size: front,
  },
  options: [
    {
      ...choice("material", "Back", {
        felt: "Felt, for carpet and tile",
        grip: "Non-slip, for smooth floors",
      }),
      fixedInSample: true,
    },
  ],
  coarseness: 2.5,
  bleed: 25,
  safe: 60,
  mask,
  slots: { ...photoQuestions(3), name: nameQuestion(20) },
  templates: [
    arrangement("photo-and-name", "Photo and name", (size, options) =>
      surface(
        sand,
        photoSlot("photo", squareIn(part(size, 0.13, 0.08, 0.74, 0.6)), "circle"),
        textSlot("name", nameBox(size, options.size), { font: "pacifico", color: pine }),
      ),
    ),
    fullPhoto,
    arrangement("paw-trail", "Paw trail", (size, options) =>
      surface(
        mint,
        ...(isRunner(options.size)
          ? [
              artSlot("climb-1", "paw-climb", part(size, 0.2, 0.72, 0.6, 0.22), pine),
              artSlot("climb-2", "paw-climb", part(size, 0.2, 0.07, 0.6, 0.22), pine),
            ]
          : [artSlot("trail", "paw-trail", part(size, 0.18, 0.7, 0.64, 0.11), pine)]),
        photoSlot(
          "photo",
          squareIn(part(size, ...(isRunner(options.size) ? runnerPhoto : middlePhoto))),
          "circle",
        ),
        textSlot("name", part(size, ...(isRunner(options.size) ? runnerName : topName)), {
          font: "caveat",
          color: ink,
        }),
      ),
    ),
    arrangement("three-photos", "Three pets", (size, options) => threePets(size, options.size)),
  ],
});

function nameBox(size: Size, code: string) {
  return isRound(code) ? part(size, 0.27, 0.7, 0.46, 0.12) : part(size, 0.14, 0.71, 0.72, 0.14);
}

/** In a column on a runner, otherwise in a triangle. */
function threePets(size: Size, code: string): Surface {
  const places = isRunner(code) ? column : triangle;
  return surface(
    sky,
    ...places.photos.map((place, index) =>
      photoSlot(index === 0 ? "photo" : `photo-${index + 1}`, squareIn(part(size, ...place)), "circle"),
    ),
    textSlot("name", part(size, ...places.name), { font: "fredoka", color: navy }),
  );
}

function isRound(code: string): boolean {
  return code.startsWith("round-");
}

function isRunner(code: string): boolean {
  return code.startsWith("runner-");
}

function renamed(before: string, sizes: Record<string, Size>): Record<string, Size> {
  return Object.fromEntries(Object.entries(sizes).map(([code, size]) => [before + code, size]));
}
