import type { Blueprint } from "../../blueprint/blueprint";
import { choice } from "../../blueprint/options";
import { printSlots, printTemplates } from "../../blueprint/print-templates";
import { printedSurface, rectangle } from "../../blueprint/printed";
import { inchOption, inchSizes, sizeBy } from "../../blueprint/sizes";

const codes = ["4x4", "5x5", "6x6", "5x7", "7x5"];
const front = sizeBy("size", inchSizes(codes));
const offered = ["full-photo", "photo-and-name", "one-pet-portrait", "two-pet-portraits", "four-photos"];

export const photoblocks: Blueprint = {
  key: "photoblocks",
  options: [inchOption(codes), choice("finish", "Edges", { clear: "Clear", frosted: "Frosted" })],
  surfaces: () => [
    printedSurface({ key: "front", title: "Front", size: front, bleed: 3, safe: 4, mask: rectangle }),
  ],
  slots: printSlots,
  templates: printTemplates(front).filter(({ key }) => offered.includes(key)),
};
