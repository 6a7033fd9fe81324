import {
  artIn,
  type Layout,
  layout,
  type Part,
  photoIn,
  squareArtIn,
  squarePhotoIn,
  textIn,
  whole,
} from "../../blueprint/layout";
import { blush, cream, marigold, mint, navy, pine, sky, terracotta, white } from "../../blueprint/palette";
import type { ArtLayer, PhotoLayer } from "../../document/document";

/** A layout of the deck. */
interface Deck {
  key: string;
  title: string;
  back: Layout;
  /** Face cards have our drawings, a photo each, or the photo of the back again. */
  courts: "standard" | "photo" | "photo-of-back";
  /** Frame of the photos on face cards. */
  frame: PhotoLayer["shape"];
}

const wholePhoto = layout(white, [photoIn("photo", whole)]);

const medallion = layout(navy, [
  turned(squareArtIn("paw-1", "paw", [0.1, 0.08, 0.16, 0.12], marigold), -24),
  turned(squareArtIn("paw-2", "paw", [0.74, 0.08, 0.16, 0.12], marigold), 24),
  squarePhotoIn("photo", [0.14, 0.18, 0.72, 0.56]),
  textIn("name", [0.12, 0.75, 0.76, 0.14], { font: "pacifico", color: white }),
]);

const heart = layout(blush, [
  squarePhotoIn("photo", [0.1, 0.14, 0.8, 0.6], "heart"),
  textIn("name", [0.12, 0.76, 0.76, 0.14], { font: "dancing-script", color: terracotta }),
]);

const arch = layout(mint, [
  photoIn("photo", [0.17, 0.11, 0.66, 0.62], "arch"),
  textIn("name", [0.12, 0.76, 0.76, 0.13], { font: "playfair-display", color: pine }),
]);

/** As on cards with two heads: right side up whichever way they are held. */
const twoHeads = layout(cream, [
  photoIn("photo", [0.08, 0.06, 0.84, 0.43], "rounded"),
  turned(photoIn("photo-2", [0.08, 0.51, 0.84, 0.43], "rounded"), 180),
]);

const fourPhotos = layout(sky, [
  photoIn("photo", [0.08, 0.06, 0.41, 0.43], "rounded"),
  photoIn("photo-2", [0.51, 0.06, 0.41, 0.43], "rounded"),
  photoIn("photo-3", [0.08, 0.51, 0.41, 0.43], "rounded"),
  photoIn("photo-4", [0.51, 0.51, 0.41, 0.43], "rounded"),
]);

const nameInRing = layout(terracotta, [
  artIn("ring", "paw-ring", [0.1, 0.17, 0.8, 0.66], cream),
  textIn("name", [0.25, 0.42, 0.5, 0.16], { font: "fredoka", color: cream }),
]);

/** The first is the default. */
export const decks: Deck[] = [
  deck("photo-back", "Photo back, standard faces", wholePhoto, "standard"),
  deck("face-cards", "A photo on every face card", medallion, "photo"),
  deck("one-photo", "One photo on back and face cards", medallion, "photo-of-back"),
  deck("medallion", "Round portrait back, standard faces", medallion, "standard"),
  deck("hearts", "Heart portrait on back and face cards", heart, "photo-of-back", "heart"),
  deck("arches", "Arch portraits on back and face cards", arch, "photo", "arch"),
  deck("two-heads", "Two pets, one upside down", twoHeads, "standard"),
  deck("four-photos", "Four photos on the back", fourPhotos, "standard"),
  deck("name-ring", "Name in a ring of paws", nameInRing, "standard"),
];

function deck(
  key: string,
  title: string,
  back: Layout,
  courts: Deck["courts"],
  frame: Deck["frame"] = "rounded",
): Deck {
  return { key, title, back, courts, frame };
}

/** @param turn degrees clockwise */
function turned<Kind extends ArtLayer | PhotoLayer>(layer: Part<Kind>, turn: number): Part<Kind> {
  return (size) => ({ ...layer(size), turn });
}
