import type { Box, Surface } from "../document/document";
import type { Blueprint, SurfaceBlueprint } from "./blueprint";
import { part, photoSlot, squareIn, surface, textSlot } from "./layers";
import { mint, navy, pine, sky } from "./palette";
import { fullPhoto, nameQuestion, photoQuestions, printedSurface } from "./printed";
import { shapeMask } from "./shapes-offered";
import type { Size } from "./sizes";

interface ShapedGood extends Pick<Blueprint, "key" | "options"> {
  size: SurfaceBlueprint["size"];
  /** Corner radius in millimeters, for shapes that have corners. */
  cornerRadius: number;
  /** Distance in millimeters from the cut, inside which text must stay. */
  safe: number;
}

/** Returns a small flat product cut in the shape of the option `shape`; its text fits every shape. */
export function shapedGood({ key, options, size, cornerRadius, safe }: ShapedGood): Blueprint {
  const mask: SurfaceBlueprint["mask"] = ({ shape }) => shapeMask(shape, cornerRadius);
  return {
    key,
    options,
    surfaces: () => [printedSurface({ key: "front", title: "Front", size, bleed: 3, safe, mask })],
    slots: { ...photoQuestions(2), name: nameQuestion(16) },
    templates: [
      fullPhoto(size),
      {
        key: "photo-and-name",
        title: "Photo and name",
        surfaces: (chosen) => ({ front: photoAndName(size(chosen), chosen.shape) }),
      },
      {
        key: "two-pet-portraits",
        title: "Two pets",
        surfaces: (chosen) => ({ front: twoPhotos(size(chosen), chosen.shape) }),
      },
    ],
  };
}

/** Left, top, width and height in fractions of the surface. */
type Place = [Box["x"], Box["y"], Box["width"], Box["height"]];

const onePet: Record<string, { photo: Place; name: Place }> = {
  circle: { photo: [0.2, 0.06, 0.6, 0.58], name: [0.24, 0.66, 0.52, 0.16] },
  heart: { photo: [0.25, 0.18, 0.5, 0.44], name: [0.34, 0.63, 0.32, 0.11] },
  cornered: { photo: [0.12, 0.08, 0.76, 0.62], name: [0.1, 0.72, 0.8, 0.19] },
};

function photoAndName(size: Size, shape: string): Surface {
  const { photo, name } = onePet[shape] ?? onePet.cornered;
  return surface(
    mint,
    photoSlot("photo", squareIn(part(size, ...photo)), "circle"),
    textSlot("name", part(size, ...name), { font: "fredoka", color: pine }),
  );
}

const twoPets: Record<string, { photos: [Place, Place]; name: Place }> = {
  circle: {
    photos: [
      [0.11, 0.17, 0.37, 0.44],
      [0.52, 0.17, 0.37, 0.44],
    ],
    name: [0.2, 0.62, 0.6, 0.17],
  },
  heart: {
    photos: [
      [0.13, 0.18, 0.35, 0.34],
      [0.52, 0.18, 0.35, 0.34],
    ],
    name: [0.28, 0.535, 0.44, 0.13],
  },
  cornered: {
    photos: [
      [0.07, 0.17, 0.41, 0.44],
      [0.52, 0.17, 0.41, 0.44],
    ],
    name: [0.1, 0.66, 0.8, 0.2],
  },
};

function twoPhotos(size: Size, shape: string): Surface {
  const { photos, name } = twoPets[shape] ?? twoPets.cornered;
  return surface(
    sky,
    photoSlot("photo", squareIn(part(size, ...photos[0])), "circle"),
    photoSlot("photo-2", squareIn(part(size, ...photos[1])), "circle"),
    textSlot("name", part(size, ...name), { font: "pacifico", color: navy }),
  );
}
