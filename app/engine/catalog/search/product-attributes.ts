import type { Row } from "../../database/schema";
import type { CategoryTree } from "../../graphql/resolvers.generated";
import type { CatalogOption } from "../catalog-product";

/** One thing that is true of a product and can be asked for. */
export interface AttributeValue {
  value: string;
  label: string;
}

/** By the names under which the contract filters and counts them. */
export interface ProductAttributes {
  category_uid: AttributeValue[];
  family: AttributeValue[];
  /** Every pet, unless it is made for some. */
  pets: AttributeValue[];
  occasion: AttributeValue[];
  color: AttributeValue[];
}

const PETS: AttributeValue[] = [
  { value: "dog", label: "Dogs" },
  { value: "cat", label: "Cats" },
  { value: "small-pet", label: "Small pets" },
  { value: "bird", label: "Birds" },
  { value: "horse", label: "Horses" },
];

/** What a product can be filtered by. */
export function productAttributes(
  row: Row<"product">,
  options: CatalogOption[],
  categories: CategoryTree[],
): ProductAttributes {
  const colors = options.find(({ code }) => code === "color")?.values ?? [];
  return {
    category_uid: categories.map(({ uid, name }) => ({ value: uid, label: name ?? "" })),
    family: codesOf(row.family).map((value) => ({ value, label: titleOf(value) })),
    pets: row.pets ? petsOf(row) : PETS,
    occasion: codesOf(row.occasion).map((value) => ({ value, label: titleOf(value) })),
    color: colors.map(({ code, title }) => ({ value: code, label: title })),
  };
}

/** The pets a product is made for; none when it suits every pet. */
export function petsOf({ pets }: Pick<Row<"product">, "pets">): AttributeValue[] {
  return codesOf(pets).map(
    (code) => PETS.find(({ value }) => value === code) ?? { value: code, label: titleOf(code) },
  );
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
