import { type Place, partOf, photoSlot, squareIn, textSlot } from "../../blueprint/layers";
import { ink } from "../../blueprint/palette";
import { grid, lead, row } from "../../blueprint/photo-grids";
import type { Box, Layer, PhotoLayer } from "../../document/document";

/** A layout of every print: white paper with one to four photos. */
interface PrintLayout {
  key: string;
  title: string;
  /** @param area the paper within its border, in millimeters */
  layers: (area: Box) => Layer[];
}

/** The first is the default. */
export const printLayouts: PrintLayout[] = [
  { key: "one-photo", title: "One photo each", layers: (area) => photos([area]) },
  {
    key: "mat",
    title: "Wide white mat",
    layers: (area) => photos([partOf(area, [0.14, 0.14, 0.72, 0.72])]),
  },
  {
    key: "caption",
    title: "A caption below",
    layers: (area) => [...photos([partOf(area, [0, 0, 1, 0.84])]), caption(area, [0.08, 0.87, 0.84, 0.08])],
  },
  {
    key: "instant",
    title: "Instant photo",
    layers: (area) => [
      ...photos([squareIn(partOf(area, [0.08, 0.08, 0.84, 0.68]))]),
      caption(area, [0.1, 0.8, 0.8, 0.12]),
    ],
  },
  {
    key: "circle",
    title: "Circle on white",
    layers: (area) => photos([squareIn(partOf(area, [0.08, 0.08, 0.84, 0.84]))], "circle"),
  },
  {
    key: "heart",
    title: "Heart on white",
    layers: (area) => photos([squareIn(partOf(area, [0.08, 0.08, 0.84, 0.84]))], "heart"),
  },
  {
    key: "two-photos",
    title: "Two on each print",
    layers: (area) => photos(area.width > area.height ? row(2, area) : grid(1, 2, area)),
  },
  { key: "three-photos", title: "One large, two small", layers: (area) => photos(large(area)) },
  { key: "four-photos", title: "Four on each print", layers: (area) => photos(grid(2, 2, area)) },
];

function photos(boxes: Box[], shape?: PhotoLayer["shape"]): Layer[] {
  return boxes.map((box, index) => photoSlot(index === 0 ? "photo" : `photo-${index + 1}`, box, shape));
}

function caption(area: Box, place: Place): Layer {
  return textSlot("caption", partOf(area, place), { font: "caveat", color: ink });
}

/** The small photos are beside the large one on landscape prints, and below it on others. */
function large(area: Box): Box[] {
  if (area.width > area.height) return lead(area);
  return [partOf(area, [0, 0, 1, 0.62]), ...row(2, partOf(area, [0, 0.64, 1, 0.36]))];
}
