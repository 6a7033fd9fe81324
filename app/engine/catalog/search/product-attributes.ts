import type { Row } from "../../database/schema";
import type { CategoryTree } from "../../graphql/resolvers.generated";

export interface AttributeValue {
  value: string;
  label: string;
}

/** By the contract's filter and facet names. */
export interface ProductAttributes {
  category_uid: AttributeValue[];
  family: AttributeValue[];
  /** All pets, unless it is made for some only. */
  pets: AttributeValue[];
  occasion: AttributeValue[];
  recipient: AttributeValue[];
  color: AttributeValue[];
}

interface Pet extends AttributeValue {
  /** Synonyms that shoppers search for. */
  words: string;
}

const PETS: Pet[] = [
  { value: "dog", label: "Dogs", words: "dog" },
  { value: "cat", label: "Cats", words: "cat" },
  { value: "small-pet", label: "Small pets", words: "rabbit hamster guinea pig ferret" },
  { value: "bird", label: "Birds", words: "parrot budgie" },
  { value: "horse", label: "Horses", words: "horse" },
];

/** Labels of families whose code alone is unclear. */
const FAMILY_LABELS: Readonly<Record<string, string>> = {
  canvas: "Canvas prints",
  acrylic: "Acrylic prints",
  metal: "Metal prints",
  wood: "Wooden prints",
  frames: "Framed prints",
  tags: "Pet tags",
  bowls: "Pet bowls",
  desk: "Mouse pads",
  travel: "Luggage tags",
  "wall-sets": "Gallery walls",
  "hanging-and-wrap": "Hanging & gift wrap",
};

export function productAttributes(
  row: Row<"product">,
  options: { code: string; values: Row<"product_option_value">[] }[],
  categories: CategoryTree[],
): ProductAttributes {
  const colors = options.find(({ code }) => code === "color")?.values ?? [];
  return {
    category_uid: categories.map(({ uid, name }) => ({ value: uid, label: name ?? "" })),
    family: codesOf(row.family).map((value) => ({ value, label: FAMILY_LABELS[value] ?? titleOf(value) })),
    pets: petsOf(row),
    occasion: codesOf(row.occasion).map((value) => ({ value, label: titleOf(value) })),
    recipient: codesOf(row.recipient).map((value) => ({ value, label: titleOf(value) })),
    color: colors.map(({ code, title }) => ({ value: code, label: title })),
  };
}

/** The pets a product is made for; all when it lists none. */
function petsOf({ pets }: Row<"product">): AttributeValue[] {
  const codes = codesOf(pets);
  return PETS.filter(({ value }) => codes.length === 0 || codes.includes(value)).map(({ value, label }) => ({
    value,
    label,
  }));
}

/** Search terms for products for these pets. */
export function petWords(pets: AttributeValue[]): string {
  return PETS.filter(({ value }) => pets.some((pet) => pet.value === value))
    .map(({ words }) => words)
    .join(" ");
}

function codesOf(list: string): string[] {
  return list
    .split(",")
    .map((code) => code.trim())
    .filter(Boolean);
}

/** `photo-blocks` → `Photo blocks`. */
function titleOf(code: string): string {
  const words = code.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
