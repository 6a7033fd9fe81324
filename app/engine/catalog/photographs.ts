import { type Photograph, photographAddress } from "~/brand/photographs.server";
import type { StoreData } from "~/brand/store-data.server";
import { indexedPicture } from "./pictures/picture-index";

/** A photograph of a product, as the contract shows it. */
interface ProductPhotograph {
  url: string;
  label: string;
}

const byName = new Map<string, Photograph>();
const bySku = new Map<string, StoreData["photographs"]>();

/** Registers the photographs of a store. */
export function registerPhotographs({ products, photographs }: StoreData): void {
  for (const photograph of photographs) byName.set(photograph.name, photograph);
  for (const { sku } of products) {
    bySku.set(
      sku,
      photographs.filter((photograph) => photograph.sku === sku),
    );
  }
}

export function findPhotographNamed(name: string): Photograph | undefined {
  return byName.get(name);
}

/** The photographs in a product's gallery. */
export function productPhotographs(sku: string): ProductPhotograph[] {
  return (bySku.get(sku) ?? []).map(viewPhotograph);
}

/** The photograph on a product's cards; undefined for a product whose drawing is shown there. */
export function cardPhotograph(sku: string): ProductPhotograph | undefined {
  const photograph = bySku.get(sku)?.find(({ isOnCard }) => isOnCard);
  return photograph && viewPhotograph(photograph);
}

/** The address has the colors of the photograph's preview once it has been painted (sample-picture.ts). */
function viewPhotograph(photograph: StoreData["photographs"][number]): ProductPhotograph {
  const preview = indexedPicture(photograph.name)?.preview;
  const url = photographAddress(photograph);
  return { url: preview ? `${url}&preview=${preview}` : url, label: photograph.alt };
}
