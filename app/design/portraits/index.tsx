import type { JSX } from "react";
import { BlackCat } from "./cat-black";
import { GingerCat } from "./cat-ginger";
import { Siamese } from "./cat-siamese";
import { Tabby } from "./cat-tabby";
import { Beagle } from "./dog-beagle";
import { Corgi } from "./dog-corgi";
import { Dachshund } from "./dog-dachshund";
import { Husky } from "./dog-husky";
import { Labrador } from "./dog-labrador";
import { Poodle } from "./dog-poodle";
import { GuineaPig } from "./guinea-pig";
import { Horse } from "./horse";
import { Parrot } from "./parrot";
import { Rabbit } from "./rabbit";

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

const drawings: Record<string, () => JSX.Element> = {
  "dog-corgi": Corgi,
  "dog-labrador": Labrador,
  "dog-dachshund": Dachshund,
  "dog-poodle": Poodle,
  "dog-husky": Husky,
  "dog-beagle": Beagle,
  "cat-tabby": Tabby,
  "cat-siamese": Siamese,
  "cat-black": BlackCat,
  "cat-ginger": GingerCat,
  rabbit: Rabbit,
  parrot: Parrot,
  "guinea-pig": GuineaPig,
  horse: Horse,
};

/** The portrait of that key with its own backdrop, filling a box of 100 by 100; nothing for an unknown key. */
export function Portrait({ name }: { name: string }): JSX.Element | null {
  if (!Object.hasOwn(drawings, name)) return null;
  const Drawing = drawings[name];
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <Drawing />
    </g>
  );
}
