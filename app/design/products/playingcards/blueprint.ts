import type { Blueprint, BlueprintTemplate, SurfaceBlueprint } from "../../blueprint/blueprint";
import { artSlot, part, photoSlot, squareIn, surface, textSlot } from "../../blueprint/layers";
import { choice } from "../../blueprint/options";
import { ink, marigold, navy, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestion, printedSurface, rounded } from "../../blueprint/printed";
import { type Size, sizeBy } from "../../blueprint/sizes";
import type { DesignDocument, Layer, Surface } from "../../document/document";
import { type CardFace, cornerLayers, courtFaces, plainFaces, standardFace } from "./card-faces";

const card = sizeBy("size", {
  poker: { width: 63.5, height: 88.9 },
  bridge: { width: 57.15, height: 88.9 },
});
const cut = { size: card, bleed: 3, safe: 4, mask: rounded(3.5) };

/** A deck of 52 cards and a joker with a common back; face cards may have photos. */
export const playingcards: Blueprint = {
  key: "playingcards",
  options: [
    choice("size", "Size", { poker: "Poker, 2.5 × 3.5 in", bridge: "Bridge, 2.25 × 3.5 in" }),
    choice("finish", "Finish", { smooth: "Smooth", linen: "Linen" }),
  ],
  surfaces: () => [
    { ...printedSurface({ key: "back", title: "Back", ...cut }), copies: 53 },
    ...courtFaces.map((face) => faceSurface(face, courtFixed)),
    ...plainFaces.map((face) => faceSurface(face, plainFixed)),
  ],
  slots: { photo: photoQuestion(), name: nameQuestion(14) },
  templates: [
    template("photo-back", "Photo back, standard faces", photoBack, () => surface(white)),
    template("face-cards", "A photo on every face card", medallionBack, (size) =>
      surface(white, photoSlot("photo", picture(size), "rounded")),
    ),
    template("one-photo", "One photo on back and face cards", medallionBack, () => surface(white)),
  ],
};

function template(
  key: string,
  title: string,
  back: (size: Size) => Surface,
  court: (size: Size) => Surface,
): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const size = card(options);
      return Object.fromEntries([
        ["back", back(size)],
        ...courtFaces.map((face) => [face.key, court(size)]),
        ...plainFaces.map((face) => [face.key, surface(white)]),
      ]);
    },
  };
}

function photoBack(size: Size): Surface {
  return surface(white, photoSlot("photo", { x: 0, y: 0, ...size }));
}

function medallionBack(size: Size): Surface {
  const paw = (id: string, x: number, y: number, turn: number) => ({
    ...artSlot(id, "paw", squareIn(part(size, x, y, 0.16, 0.12)), marigold),
    turn,
  });
  return surface(
    navy,
    paw("paw-1", 0.1, 0.08, -24),
    paw("paw-2", 0.74, 0.08, 24),
    photoSlot("photo", squareIn(part(size, 0.14, 0.18, 0.72, 0.56)), "circle"),
    textSlot("name", part(size, 0.12, 0.75, 0.76, 0.14), { font: "pacifico", color: white }),
  );
}

/** The area of a face card's photo, between the corners. */
function picture(size: Size) {
  return part(size, 0.2, 0.11, 0.6, 0.78);
}

function faceSurface(
  face: CardFace,
  fixed: (face: CardFace, document: DesignDocument) => Layer[],
): SurfaceBlueprint {
  return {
    key: face.key,
    title: face.title,
    group: "Cards",
    ...cut,
    backgrounds: [white],
    textColors: [ink],
    fixed: (document) => fixed(face, document),
  };
}

function plainFixed(face: CardFace, { options }: DesignDocument): Layer[] {
  const size = card(options);
  return [...standardFace(face, size), ...cornerLayers(face, size)];
}

function courtFixed(face: CardFace, document: DesignDocument): Layer[] {
  const size = card(document.options);
  const corners = cornerLayers(face, size);
  if (document.template === "face-cards") return corners;
  if (document.template === "photo-back") return [...standardFace(face, size), ...corners];
  return [...photoOfBack(document, size), ...corners];
}

/** The photo of the back again, in a face card's frame. */
function photoOfBack(document: DesignDocument, size: Size): Layer[] {
  const photo = document.surfaces.back?.layers.find(({ id }) => id === "photo");
  return photo?.kind === "photo"
    ? [{ ...photo, id: "photo-of-back", box: picture(size), shape: "rounded", turn: 0 }]
    : [];
}
