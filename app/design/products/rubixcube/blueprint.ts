import type { Blueprint, BlueprintTemplate } from "../../blueprint/blueprint";
import {
  type Layout,
  layout,
  photoIn,
  squareArtIn,
  squarePhotoIn,
  textIn,
  whole,
} from "../../blueprint/layout";
import { swatchOption } from "../../blueprint/options";
import { blush, cream, lilac, marigold, mint, navy, sky, terracotta, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestion, printedSurface, rectangle } from "../../blueprint/printed";
import type { DesignDocument, Layer } from "../../document/document";

const side = 57;
const face = { width: side, height: side };

const faces = [
  { key: "front", title: "Front" },
  { key: "right", title: "Right" },
  { key: "top", title: "Top" },
  { key: "back", title: "Back" },
  { key: "left", title: "Left" },
  { key: "bottom", title: "Bottom" },
] as const;

type Face = (typeof faces)[number]["key"];

const empty = layout(white, []);
const photo = layout(white, [photoIn("photo", whole)]);
const paw = layout(terracotta, [squareArtIn("paw", "paw", [0.14, 0.14, 0.72, 0.72], cream)]);
const name = layout(navy, [textIn("name", [0.08, 0.3, 0.84, 0.4], { font: "fredoka", color: cream })]);
/** Faces that repeat another one, by template. */
const repeats: Record<string, Map<string, Face>> = {
  "one-photo": new Map(faces.slice(1).map(({ key }) => [key, "front"])),
  "two-photos": new Map([
    ["top", "front"],
    ["bottom", "front"],
    ["back", "right"],
    ["left", "right"],
  ]),
  "three-photos": new Map([
    ["back", "front"],
    ["left", "right"],
    ["bottom", "top"],
  ]),
};

/** A puzzle cube with a picture on each of its six faces, cut into nine fields. */
export const rubixcube: Blueprint = {
  key: "rubixcube",
  options: [swatchOption("color", "Cube", { black: ["Black", "#2b2826"], white: ["White", "#f7f4ee"] })],
  surfaces: () =>
    faces.map((each) => ({
      ...printedSurface({ ...each, group: "Faces", size: () => face, bleed: 2, safe: 3, mask: rectangle }),
      fixed: (document) => repeated(document, each.key),
    })),
  slots: { photo: photoQuestion(), name: nameQuestion(10) },
  templates: [
    template("six-photos", "Six photos", () => photo),
    repeating("one-photo", "One photo on all faces"),
    repeating("two-photos", "Two photos, three faces each"),
    repeating("three-photos", "Three photos, each on opposite faces"),
    template("round-photos", "Round photos on six colors", (index) =>
      layout(grounds[index], [squarePhotoIn("photo", [0.06, 0.06, 0.88, 0.88])]),
    ),
    template("hearts", "Hearts on six colors", (index) =>
      layout(grounds[index], [squarePhotoIn("photo", [0.08, 0.08, 0.84, 0.84], "heart")]),
    ),
    template("photos-and-names", "A name on every face", (index) =>
      layout(grounds[index], [
        photoIn("photo", [0, 0, 1, 2 / 3]),
        textIn("name", [0.08, 0.7, 0.84, 0.24], { font: "fredoka", color: navy }),
      ]),
    ),
    template("photos-and-paws", "Four photos, paws above and below", (_index, key) =>
      key === "top" || key === "bottom" ? paw : photo,
    ),
    template("name-on-top", "Five photos, the name on top", (_index, key) => (key === "top" ? name : photo)),
  ],
};

const grounds = [sky, blush, cream, mint, lilac, marigold];

function template(
  key: string,
  title: string,
  layoutOf: (index: number, face: Face) => Layout,
): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: () =>
      Object.fromEntries(faces.map((each, index) => [each.key, layoutOf(index, each.key)(face)])),
  };
}

function repeating(key: string, title: string): BlueprintTemplate {
  return template(key, title, (_index, at) => (repeats[key].has(at) ? empty : photo));
}

/** The layers of the face that this one repeats. */
function repeated({ template, surfaces }: DesignDocument, key: Face): Layer[] {
  const source = repeats[template]?.get(key);
  if (!source) return [];
  return surfaces[source].layers.map((layer) => ({ ...layer, id: `${source}-${layer.id}` }));
}
