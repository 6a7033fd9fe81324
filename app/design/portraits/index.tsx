import type { JSX } from "react";
import { Drawing } from "../drawings/drawing";
import { portraits as portraitDrawings } from "../drawings/portraits.generated";

export type PetKind = "dog" | "cat" | "rabbit" | "parrot" | "guinea-pig" | "horse";

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

const drawings: Record<string, () => string> = portraitDrawings;

/** The portrait of that key with its own backdrop, filling a box of 100 by 100; nothing for an unknown key. */
export function Portrait({ name }: { name: string }): JSX.Element | null {
  if (!Object.hasOwn(drawings, name)) return null;
  return <Drawing markup={drawings[name]} />;
}
