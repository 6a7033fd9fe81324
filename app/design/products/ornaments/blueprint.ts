import { arrangement, fullPhoto } from "../../blueprint/arrangements";
import { roundHole } from "../../blueprint/holes";
import type { Place } from "../../blueprint/layers";
import { squarePhotoIn, textIn } from "../../blueprint/layout";
import { swatchOption } from "../../blueprint/options";
import { cream, ink, pine, terracotta, white } from "../../blueprint/palette";
import { lineQuestion, nameQuestion, photoQuestion } from "../../blueprint/printed";
import { printedGood } from "../../blueprint/printed-good";
import { shapeMask, shapeOption } from "../../blueprint/shapes-offered";
import { sizeBy } from "../../blueprint/sizes";

const front = sizeBy("shape", {
  circle: { width: 76, height: 76 },
  heart: { width: 78, height: 76 },
  bone: { width: 108, height: 66 },
});

/** The hole for the ribbon: its diameter, and the distance of its center from the edge above it, in millimeters. */
const RIBBON_HOLE = { below: 3.2, diameter: 3 };
/** Height of the edge above it, as a fraction of the ornament's height, where that is not its top. */
const notches: Record<string, number> = { heart: 0.17, bone: 0.26 };

export const ornaments = printedGood({
  key: "ornaments",
  options: [
    shapeOption("circle", "heart", "bone"),
    swatchOption("color", "Ribbon", {
      red: ["Red", "#b3352f"],
      green: ["Green", "#2f6b4f"],
      gold: ["Gold", "#d3a544"],
      natural: ["Natural", "#cdb48c"],
    }),
  ],
  size: front,
  bleed: 3,
  safe: 3,
  holes: (options) => {
    const { width, height } = front(options);
    return [
      roundHole(width / 2, (notches[options.shape] ?? 0) * height + RIBBON_HOLE.below, RIBBON_HOLE.diameter),
    ];
  },
  mask: ({ shape }) => shapeMask(shape),
  slots: { photo: photoQuestion(), name: nameQuestion(14), line: lineQuestion("Year", 12, "2026") },
  layouts: "all",
  area: ({ shape }) => areas[shape],
  templates: [
    arrangement("photo-and-name", "Photo and name", cream, ({ shape }) => {
      const { photo, name } = placesWithName[shape] ?? placesWithName.circle;
      return [squarePhotoIn("photo", photo), textIn("name", name, { font: "pacifico", color: terracotta })];
    }),
    fullPhoto,
    arrangement("name-and-year", "Name and year", white, ({ shape }) => {
      const { photo, name, line } = placesWithYear[shape] ?? placesWithYear.circle;
      return [
        squarePhotoIn("photo", photo, "heart"),
        textIn("name", name, { font: "playfair-display", color: pine }),
        textIn("line", line, { font: "figtree", color: ink }),
      ];
    }),
  ],
});

/** A rectangle inside the shapes that have no corners. */
const areas: Record<string, Place> = { heart: [0.24, 0.25, 0.52, 0.4], bone: [0.16, 0.32, 0.68, 0.36] };

const placesWithName: Record<string, { photo: Place; name: Place }> = {
  circle: { photo: [0.2, 0.1, 0.6, 0.55], name: [0.23, 0.655, 0.54, 0.18] },
  heart: { photo: [0.2, 0.14, 0.6, 0.5], name: [0.345, 0.65, 0.31, 0.115] },
  bone: { photo: [0.07, 0.17, 0.4, 0.66], name: [0.47, 0.33, 0.4, 0.34] },
};

const placesWithYear: Record<string, { photo: Place; name: Place; line: Place }> = {
  circle: {
    photo: [0.22, 0.08, 0.56, 0.54],
    name: [0.18, 0.61, 0.64, 0.16],
    line: [0.33, 0.775, 0.34, 0.085],
  },
  heart: { photo: [0.27, 0.19, 0.46, 0.36], name: [0.25, 0.555, 0.5, 0.12], line: [0.36, 0.69, 0.28, 0.07] },
  bone: { photo: [0.06, 0.17, 0.4, 0.66], name: [0.46, 0.3, 0.42, 0.24], line: [0.5, 0.56, 0.34, 0.13] },
};
