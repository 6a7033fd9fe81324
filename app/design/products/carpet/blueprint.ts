import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import type { SurfaceBlueprint } from "../../blueprint/blueprint";
import { artIn, squarePhotoIn, textIn } from "../../blueprint/layout";
import { choice, fixedInSample } from "../../blueprint/options";
import { ink, mint, navy, pine, sand, sky } from "../../blueprint/palette";
import { nameQuestion, photoQuestions } from "../../blueprint/printed";
import { footSizes, type Size, sizeBy } from "../../blueprint/sizes";
import { textile } from "../../blueprint/textile";

const front = sizeBy("size", {
  ...footSizes(["5x8", "8x10"]),
  ...renamed("runner-", footSizes(["2x8"])),
  ...renamed("round-", footSizes(["4x4", "6x6"])),
});

const mask: SurfaceBlueprint["mask"] = ({ size }) =>
  isRound(size) ? { kind: "circle" } : { kind: "rounded", radius: 15 };

const threeName = { font: "fredoka", color: navy };
const column = [
  squarePhotoIn("photo", [0.12, 0.06, 0.76, 0.21]),
  squarePhotoIn("photo-2", [0.12, 0.29, 0.76, 0.21]),
  squarePhotoIn("photo-3", [0.12, 0.52, 0.76, 0.21]),
  textIn("name", [0.14, 0.78, 0.72, 0.1], threeName),
];
const triangle = [
  squarePhotoIn("photo", [0.31, 0.05, 0.38, 0.32]),
  squarePhotoIn("photo-2", [0.1, 0.37, 0.38, 0.36]),
  squarePhotoIn("photo-3", [0.52, 0.37, 0.38, 0.36]),
  textIn("name", [0.27, 0.75, 0.46, 0.11], threeName),
];

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
    fixedInSample(
      choice("material", "Back", {
        felt: "Felt, for carpet and tile",
        grip: "Non-slip, for smooth floors",
      }),
    ),
  ],
  coarseness: 2.5,
  bleed: 25,
  safe: 60,
  mask,
  slots: { ...photoQuestions(3), name: nameQuestion(20) },
  templates: [
    arrangement("photo-and-name", "Photo and name", sand, ({ size }) => [
      squarePhotoIn("photo", [0.13, 0.08, 0.74, 0.6]),
      textIn("name", isRound(size) ? [0.27, 0.7, 0.46, 0.12] : [0.14, 0.71, 0.72, 0.14], {
        font: "pacifico",
        color: pine,
      }),
    ]),
    fullPhoto,
    arrangement("paw-trail", "Paw trail", mint, ({ size }) =>
      isRunner(size)
        ? [
            artIn("climb-1", "paw-climb", [0.2, 0.72, 0.6, 0.22], pine),
            artIn("climb-2", "paw-climb", [0.2, 0.07, 0.6, 0.22], pine),
            squarePhotoIn("photo", [0.1, 0.36, 0.8, 0.22]),
            textIn("name", [0.12, 0.59, 0.76, 0.08], { font: "caveat", color: ink }),
          ]
        : [
            artIn("trail", "paw-trail", [0.18, 0.7, 0.64, 0.11], pine),
            squarePhotoIn("photo", [0.22, 0.3, 0.56, 0.38]),
            textIn("name", [0.26, 0.14, 0.48, 0.12], { font: "caveat", color: ink }),
          ],
    ),
    arrangement("three-photos", "Three pets", sky, ({ size }) => (isRunner(size) ? column : triangle)),
  ],
});

function isRound(code: string): boolean {
  return code.startsWith("round-");
}

function isRunner(code: string): boolean {
  return code.startsWith("runner-");
}

function renamed(before: string, sizes: Record<string, Size>): Record<string, Size> {
  return Object.fromEntries(Object.entries(sizes).map(([code, size]) => [before + code, size]));
}
