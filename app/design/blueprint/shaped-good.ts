import { arrangement, fullPhoto } from "./arrangements";
import type { Blueprint } from "./blueprint";
import type { Place } from "./layers";
import { squarePhotoIn, textIn } from "./layout";
import { mint, navy, pine, sky } from "./palette";
import { nameQuestion, photoQuestions } from "./printed";
import { type PrintedGood, printedGood } from "./printed-good";
import { shapeMask } from "./shapes-offered";

interface ShapedGood extends Pick<PrintedGood, "key" | "options" | "size" | "safe"> {
  /** Corner radius in millimeters, for shapes that have corners. */
  cornerRadius: number;
}

/** Returns a small flat product cut in the shape of the option `shape`; its text fits every shape. */
export function shapedGood({ cornerRadius, ...good }: ShapedGood): Blueprint {
  return printedGood({
    ...good,
    bleed: 3,
    mask: ({ shape }) => shapeMask(shape, cornerRadius),
    slots: { ...photoQuestions(2), name: nameQuestion(16) },
    area: ({ shape }) => (shape === "heart" ? [0.25, 0.22, 0.5, 0.42] : undefined),
    templates: [fullPhoto, photoAndName, twoPhotos],
  });
}

const onePet: Record<string, { photo: Place; name: Place }> = {
  circle: { photo: [0.2, 0.06, 0.6, 0.58], name: [0.24, 0.66, 0.52, 0.16] },
  heart: { photo: [0.25, 0.18, 0.5, 0.44], name: [0.34, 0.63, 0.32, 0.11] },
  cornered: { photo: [0.12, 0.08, 0.76, 0.62], name: [0.1, 0.72, 0.8, 0.19] },
};

const photoAndName = arrangement("photo-and-name", "Photo and name", mint, ({ shape }) => {
  const { photo, name } = onePet[shape] ?? onePet.cornered;
  return [squarePhotoIn("photo", photo), textIn("name", name, { font: "fredoka", color: pine })];
});

const twoPets: Record<string, { left: Place; right: Place; name: Place }> = {
  circle: {
    left: [0.11, 0.17, 0.37, 0.44],
    right: [0.52, 0.17, 0.37, 0.44],
    name: [0.2, 0.62, 0.6, 0.17],
  },
  heart: {
    left: [0.13, 0.18, 0.35, 0.34],
    right: [0.52, 0.18, 0.35, 0.34],
    name: [0.28, 0.535, 0.44, 0.13],
  },
  cornered: {
    left: [0.07, 0.17, 0.41, 0.44],
    right: [0.52, 0.17, 0.41, 0.44],
    name: [0.1, 0.66, 0.8, 0.2],
  },
};

const twoPhotos = arrangement("two-pet-portraits", "Two pets", sky, ({ shape }) => {
  const { left, right, name } = twoPets[shape] ?? twoPets.cornered;
  return [
    squarePhotoIn("photo", left),
    squarePhotoIn("photo-2", right),
    textIn("name", name, { font: "pacifico", color: navy }),
  ];
});
