type PetKind = "dog" | "cat" | "rabbit" | "parrot" | "guinea-pig" | "horse";

/** Our own drawn pets: they stand in for shoppers' photos in samples. */
export const portraits: { key: string; title: string; kind: PetKind }[] = [
  { key: "dog-corgi", title: "Corgi", kind: "dog" },
  { key: "dog-labrador", title: "Labrador", kind: "dog" },
  { key: "dog-dachshund", title: "Dachshund", kind: "dog" },
  { key: "dog-poodle", title: "Poodle", kind: "dog" },
  { key: "dog-husky", title: "Husky", kind: "dog" },
  { key: "dog-beagle", title: "Beagle", kind: "dog" },
  { key: "cat-tabby", title: "Tabby cat", kind: "cat" },
  { key: "cat-siamese", title: "Siamese cat", kind: "cat" },
  { key: "cat-black", title: "Black cat", kind: "cat" },
  { key: "cat-ginger", title: "Ginger cat", kind: "cat" },
  { key: "rabbit", title: "Rabbit", kind: "rabbit" },
  { key: "parrot", title: "Parrot", kind: "parrot" },
  { key: "guinea-pig", title: "Guinea pig", kind: "guinea-pig" },
  { key: "horse", title: "Horse", kind: "horse" },
];

/** Pixels of a portrait's picture, which is a vector drawing and never blurry. */
const SIDE = 4000;

/** The source of a portrait, by its file (content/drawings.server.tsx), for pages that do not have the drawings. */
export function portraitSource(key: string): { href: string; width: number; height: number } {
  return { href: `/drawings/${key}.svg`, width: SIDE, height: SIDE };
}
