import { artSlot, squareIn, textSlot } from "../../blueprint/layers";
import { ink, marigold, white } from "../../blueprint/palette";
import type { Size } from "../../blueprint/sizes";
import type { Box, Layer } from "../../document/document";
import { hundredths } from "../../geometry/measure";

/** A card of the deck with its printed face. */
export interface CardFace {
  /** Such as hearts-k. */
  key: string;
  title: string;
  /** Text in its corners. */
  index: string;
  suit: Suit;
  rank: string;
}

type Suit = keyof typeof suits;

const red = "#b3261e";
const suits = {
  hearts: { art: "heart", color: red },
  spades: { art: "spade", color: ink },
  diamonds: { art: "pip", color: red },
  clubs: { art: "club", color: ink },
  joker: { art: "star", color: "#17493f" },
};

const names: Record<string, string> = { a: "Ace", k: "King", q: "Queen", j: "Jack" };
const ranks = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];

/** Cards without a photo; the court cards of each suit and the joker may have photos. */
export const plainFaces: CardFace[] = facesOf((rank) => !isCourt(rank));
export const courtFaces: CardFace[] = [
  ...facesOf(isCourt),
  { key: "joker", title: "Joker", index: "J", suit: "joker", rank: "joker" },
];

function isCourt(rank: string): boolean {
  return ["j", "q", "k"].includes(rank);
}

function facesOf(wanted: (rank: string) => boolean): CardFace[] {
  return (["hearts", "spades", "diamonds", "clubs"] as const).flatMap((suit) =>
    ranks.filter(wanted).map((rank) => ({
      key: `${suit}-${rank}`,
      title: `${names[rank] ?? rank} of ${suit}`,
      index: rank.toUpperCase(),
      suit,
      rank,
    })),
  );
}

/** Index and suit in two corners, the second upside down. */
export function cornerLayers(face: CardFace, size: Size): Layer[] {
  const { art, color } = suits[face.suit];
  const index = (id: string, box: Box) => ({
    ...textSlot(id, box, { font: "playfair-display", color, size: 10 }),
    text: face.index,
  });
  const rank = { x: 4, y: 4.2, width: 7.4, height: 6.8 };
  const suit = { x: 4.9, y: 12, width: 5.6, height: 5.6 };
  return [
    index("index", rank),
    artSlot("suit", art, suit, color),
    upsideDown(index("index-2", rank), size),
    upsideDown(artSlot("suit-2", art, suit, color), size),
  ];
}

/** The face of a card without a photo: as many suit symbols as its rank, or a two-headed court figure. */
export function standardFace(face: CardFace, size: Size): Layer[] {
  if (face.rank === "joker") return joker(size);
  if (isCourt(face.rank)) return court(face, size);
  if (face.rank === "a") return ace(face, size);
  const { art, color } = suits[face.suit];
  return pipPlaces[Number(face.rank)].map(([x, y], index) => {
    const box = square(size.width * (0.5 + x * 0.19), size.height * (0.5 + y * 0.325), 11);
    return { ...artSlot(`pip-${index + 1}`, art, box, color), turn: y > 0 ? 180 : 0 };
  });
}

/** Positions from the card's center: -1 left or top, 1 right or bottom. */
const column = (x: number, ...rows: number[]): [number, number][] => rows.map((y) => [x, y]);
const both = (...rows: number[]) => [...column(-1, ...rows), ...column(1, ...rows)];
const pipPlaces: Record<number, [number, number][]> = {
  2: column(0, -1, 1),
  3: column(0, -1, 0, 1),
  4: both(-1, 1),
  5: [...both(-1, 1), [0, 0]],
  6: both(-1, 0, 1),
  7: [...both(-1, 0, 1), [0, -0.5]],
  8: [...both(-1, 0, 1), ...column(0, -0.5, 0.5)],
  9: [...both(-1, -0.33, 0.33, 1), [0, 0]],
  10: [...both(-1, -0.33, 0.33, 1), ...column(0, -0.66, 0.66)],
};

function ace({ suit }: CardFace, size: Size): Layer[] {
  const { art, color } = suits[suit];
  const [x, y] = [size.width / 2, size.height / 2];
  return [
    artSlot("ace", art, square(x, y, 34), color),
    artSlot("ace-paw", "paw", square(x, y - 0.5, 12), white),
  ];
}

const heads: Record<string, { art: string; crown: string; at: [number, number, number] }> = {
  k: { art: "king", crown: "crown", at: [0, -15.4, 11] },
  q: { art: "queen", crown: "crown", at: [0, -13.2, 8] },
  j: { art: "jack", crown: "feather", at: [9, -11, 9] },
};

function court({ suit, rank }: CardFace, size: Size): Layer[] {
  const { color, art } = suits[suit];
  const { art: head, crown, at } = heads[rank];
  const [x, y] = [size.width / 2, size.height / 2];
  const half = [
    artSlot("head", head, { x: x - 14, y: y - 27.5, width: 28, height: 27.5 }, color),
    artSlot("crown", crown, square(x + at[0], y - 16 + at[1], at[2]), marigold),
    artSlot("sign", art, square(x - 14.5, y - 24, 5), color),
  ];
  return [...half, ...half.map((layer) => upsideDown({ ...layer, id: `${layer.id}-2` }, size))];
}

function joker(size: Size): Layer[] {
  const [x, y] = [size.width / 2, size.height / 2];
  return [
    artSlot("head", "king", square(x, y + 4, 34), suits.joker.color),
    artSlot("hat", "crown", square(x, y - 17, 18), marigold),
    artSlot("ball", "ball", square(x + 15, y + 18, 9), red),
    artSlot("bone", "bone", squareIn({ x: x - 20, y: y + 13, width: 11, height: 11 }), "#c79a4b"),
  ];
}

function square(x: number, y: number, side: number): Box {
  return { x: hundredths(x - side / 2), y: hundredths(y - side / 2), width: side, height: side };
}

/** Returns the layer rotated by half a turn around the card's center. */
function upsideDown<Each extends Layer>(layer: Each, size: Size): Each {
  const { x, y, width, height } = layer.box;
  const box = {
    ...layer.box,
    x: hundredths(size.width - x - width),
    y: hundredths(size.height - y - height),
  };
  return { ...layer, box, turn: 180 };
}
