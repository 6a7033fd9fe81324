import type { Blueprint, BlueprintTemplate, ChosenOptions } from "../../blueprint/blueprint";
import { engraved } from "../../blueprint/engraved";
import type { Place } from "../../blueprint/layers";
import { layout, type Part, photoIn, squarePhotoIn, textIn, whole } from "../../blueprint/layout";
import { cream, navy, sky, terracotta, white } from "../../blueprint/palette";
import { chain, metal, metalSide, pendant, pendantMask } from "../../blueprint/pendants";
import { lineQuestion, nameQuestion, photoQuestions, printedSurface } from "../../blueprint/printed";
import { shapeOption } from "../../blueprint/shapes-offered";

/** A photo under a clear dome in front, words cut into the back. */
export const photopendant: Blueprint = {
  key: "photopendant",
  options: [shapeOption("circle", "heart"), metal, chain],
  surfaces: () => [
    printedSurface({
      key: "front",
      title: "Front",
      size: pendant,
      bleed: 1,
      safe: 1.5,
      mask: pendantMask,
      minLetterHeight: 1.5,
    }),
    metalSide("back", "Back"),
  ],
  slots: { ...photoQuestions(2), name: nameQuestion(10), line: lineQuestion("Text on the back", 20, "") },
  templates: [
    template("full-photo", "Full photo", white, () => [photoIn("photo", whole)]),
    template("photo-and-name", "Photo and name", cream, ({ shape }) => {
      const { photo, name } = onePet[shape] ?? onePet.circle;
      return [squarePhotoIn("photo", photo), textIn("name", name, { font: "fredoka", color: terracotta })];
    }),
    template("two-pets", "Two pets", sky, ({ shape }) => {
      const { left, right, name } = twoPets[shape] ?? twoPets.circle;
      return [
        squarePhotoIn("photo", left),
        squarePhotoIn("photo-2", right),
        textIn("name", name, { font: "fredoka", color: navy }),
      ];
    }),
  ],
};

const onePet: Record<string, { photo: Place; name: Place }> = {
  circle: { photo: [0.2, 0.08, 0.6, 0.58], name: [0.22, 0.665, 0.56, 0.17] },
  heart: { photo: [0.22, 0.14, 0.56, 0.44], name: [0.32, 0.57, 0.36, 0.125] },
};

const twoPets: Record<string, { left: Place; right: Place; name: Place }> = {
  circle: { left: [0.1, 0.2, 0.39, 0.42], right: [0.51, 0.2, 0.39, 0.42], name: [0.18, 0.62, 0.64, 0.17] },
  heart: { left: [0.11, 0.17, 0.37, 0.36], right: [0.52, 0.17, 0.37, 0.36], name: [0.29, 0.54, 0.42, 0.13] },
};

const onBack: Record<string, Place> = {
  circle: [0.13, 0.4, 0.74, 0.2],
  heart: [0.15, 0.3, 0.7, 0.18],
};

function template(
  key: string,
  title: string,
  background: string,
  front: (options: ChosenOptions) => Part[],
): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const line = textIn("line", onBack[options.shape] ?? onBack.circle, {
        font: "figtree",
        color: engraved.text,
      });
      return {
        front: layout(background, front(options))(pendant(options)),
        back: layout(engraved.background, [line])(pendant(options)),
      };
    },
  };
}
