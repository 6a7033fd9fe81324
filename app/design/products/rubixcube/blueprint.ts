import type { Blueprint } from "../../blueprint/blueprint";
import { photoSlot, surface } from "../../blueprint/layers";
import { swatchOption } from "../../blueprint/options";
import { white } from "../../blueprint/palette";
import { photoQuestion, printedSurface, rectangle } from "../../blueprint/printed";
import type { DesignDocument, Layer, Surface } from "../../document/document";

const side = 57;
const face = { width: side, height: side };

const first = { key: "front", title: "Front" };
const others = [
  { key: "right", title: "Right" },
  { key: "top", title: "Top" },
  { key: "back", title: "Back" },
  { key: "left", title: "Left" },
  { key: "bottom", title: "Bottom" },
];

/** A puzzle cube with a picture on each of its six faces, cut into nine fields. */
export const rubixcube: Blueprint = {
  key: "rubixcube",
  options: [swatchOption("color", "Cube", { black: ["Black", "#2b2826"], white: ["White", "#f7f4ee"] })],
  surfaces: () => [
    printedFace(first),
    ...others.map((each) => ({ ...printedFace(each), fixed: frontAgain })),
  ],
  slots: { photo: photoQuestion() },
  templates: [
    {
      key: "six-photos",
      title: "Six photos",
      surfaces: () => Object.fromEntries([first, ...others].map(({ key }) => [key, withPhoto()])),
    },
    {
      key: "one-photo",
      title: "One photo on all faces",
      surfaces: () =>
        Object.fromEntries([[first.key, withPhoto()], ...others.map(({ key }) => [key, surface(white)])]),
    },
  ],
};

function printedFace(each: { key: string; title: string }) {
  return printedSurface({ ...each, group: "Faces", size: () => face, bleed: 2, safe: 3, mask: rectangle });
}

function withPhoto(): Surface {
  return surface(white, photoSlot("photo", { x: 0, y: 0, ...face }));
}

/** In the template with one photo, the other faces repeat the front. */
function frontAgain({ template, surfaces }: DesignDocument): Layer[] {
  if (template !== "one-photo") return [];
  return surfaces.front.layers.map((layer) => ({ ...layer, id: `front-${layer.id}` }));
}
