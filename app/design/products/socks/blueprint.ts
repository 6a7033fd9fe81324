import type { Blueprint, BlueprintOption } from "../../blueprint/blueprint";
import { surface } from "../../blueprint/layers";
import { colorOption } from "../../blueprint/material-colors";
import { choice } from "../../blueprint/options";
import { nameQuestion, photoQuestions, printedSurface, rectangle } from "../../blueprint/printed";
import { repeatsOf } from "../../blueprint/repeats";
import { sizeBy } from "../../blueprint/sizes";
import type { DesignDocument } from "../../document/document";
import { patterns } from "./patterns";

const leg = { width: 100, height: 170 };
const foot = sizeBy("size", {
  small: { width: 170, height: 90 },
  medium: { width: 190, height: 90 },
  large: { width: 215, height: 90 },
});
/** Both sides of both socks. */
const copies = 4;
const panel = { bleed: 5, safe: 4, mask: rectangle, copies };

const heelOption: BlueprintOption = colorOption(
  "Cuff, heel and toe",
  "black",
  "white",
  "navy",
  "pink",
  "green",
);

/** A pair of socks with a pattern of faces: the layers of the leg repeat over leg and foot. */
export const socks: Blueprint = {
  key: "socks",
  options: [
    choice("size", "Size", { small: "S, US 5 to 7", medium: "M, US 8 to 10", large: "L, US 11 to 13" }),
    heelOption,
  ],
  surfaces: (options) => [
    {
      ...printedSurface({ key: "leg", title: "Leg", size: () => leg, ...panel }),
      fixed: (document) => patternOn(document, leg, 0),
    },
    {
      ...printedSurface({ key: "foot", title: "Foot", size: foot, ...panel }),
      fixed: (document) => patternOn(document, foot(options), leg.height),
    },
  ],
  slots: { ...photoQuestions(3), name: nameQuestion(8) },
  templates: patterns.map(({ key, title, background, motifs }) => ({
    key,
    title,
    surfaces: () => ({
      leg: surface(background, ...motifs.map(({ layer }) => layer)),
      foot: surface(background),
    }),
  })),
};

/**
 * Repeats the layers of the leg's pattern; text and pictures that a shopper adds are not repeated.
 * @param below the distance of a panel's top from the leg's top edge
 */
function patternOn(
  { template, surfaces }: DesignDocument,
  size: { width: number; height: number },
  below: number,
) {
  const { motifs } = patterns.find(({ key }) => key === template) ?? patterns[0];
  return surfaces.leg.layers.flatMap((layer) => {
    const lattice = motifs.find((motif) => motif.layer.id === layer.id)?.lattice;
    if (!lattice) return [];
    const here = { ...layer, box: { ...layer.box, y: layer.box.y - below } };
    return repeatsOf(here, { size, bleed: panel.bleed, lattice });
  });
}
