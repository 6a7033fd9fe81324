import type { Blueprint, BlueprintTemplate, SurfaceBlueprint } from "../../blueprint/blueprint";
import { part, photoSlot, squareIn, surface } from "../../blueprint/layers";
import type { Layout } from "../../blueprint/layout";
import { choice } from "../../blueprint/options";
import { ink, white } from "../../blueprint/palette";
import { nameQuestion, photoQuestions, printedSurface, rounded } from "../../blueprint/printed";
import { type Size, sizeBy } from "../../blueprint/sizes";
import type { Box, DesignDocument, Layer, PhotoLayer, Surface } from "../../document/document";
import { type CardFace, cornerLayers, courtFaces, plainFaces, standardFace } from "./card-faces";
import { decks } from "./decks";

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
  slots: { ...photoQuestions(4), name: nameQuestion(14) },
  templates: decks.map(({ key, title, back, courts, frame }) =>
    template(key, title, back, (size) =>
      courts === "photo" ? surface(white, photoSlot("photo", picture(size, frame), frame)) : surface(white),
    ),
  ),
};

function template(
  key: string,
  title: string,
  back: Layout,
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

/** The area of a face card's photo, between the corners; hearts are not stretched. */
function picture(size: Size, shape: PhotoLayer["shape"]): Box {
  const box = part(size, 0.2, 0.11, 0.6, 0.78);
  return shape === "heart" ? squareIn(box) : box;
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
  const { courts, frame } = decks.find(({ key }) => key === document.template) ?? decks[0];
  if (courts === "photo") return corners;
  if (courts === "standard") return [...standardFace(face, size), ...corners];
  return [...photoOfBack(document, size, frame), ...corners];
}

/** The photo of the back again, in a face card's frame. */
function photoOfBack(document: DesignDocument, size: Size, shape: PhotoLayer["shape"]): Layer[] {
  const photo = document.surfaces.back?.layers.find(({ id }) => id === "photo");
  return photo?.kind === "photo"
    ? [{ ...photo, id: "photo-of-back", box: picture(size, shape), shape, turn: 0 }]
    : [];
}
