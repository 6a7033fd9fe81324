import { type Photograph, photographAddress, photographName } from "~/brand/photographs.server";
import type { StoreData } from "~/brand/store-data.server";
import type { Row } from "../database/schema";
import { indexedPicture } from "./pictures/picture-index";
import { isUploadedPicture, uploadedPictureAddress } from "./uploaded-pictures";

/** A photograph of a product, as the contract shows it. */
interface ProductPhotograph {
  url: string;
  label: string;
}

/** A photograph in a product's gallery, as the column `photos` of its row has it. */
export interface GalleryPhotograph {
  /** In the brand's folder, or one that staff have uploaded. */
  file: string;
  /** Alternative text. */
  alt: string;
  /** Whether it represents the product in lists. */
  isOnCard: boolean;
}

type Pictured = Pick<Row<"product">, "store_code" | "photos">;

const byName = new Map<string, Photograph>();

/** Registers the photographs of a store's folder. */
export function registerPhotographs({ photographs }: Pick<StoreData, "photographs">): void {
  for (const photograph of photographs) byName.set(photograph.name, photograph);
}

export function findPhotographNamed(name: string): Photograph | undefined {
  return byName.get(name);
}

/** The column `photos` of a product's row; equal lists make equal columns. */
export function photosColumn(photos: readonly GalleryPhotograph[]): string {
  return JSON.stringify(photos.map(({ file, alt, isOnCard }) => ({ file, alt, isOnCard })));
}

/** The photographs in a product's gallery. */
export function productPhotographs(product: Pictured): ProductPhotograph[] {
  return galleryOf(product).flatMap((photo) => viewPhotograph(product, photo));
}

/** The photograph on a product's cards; undefined for a product whose drawing is shown there. */
export function cardPhotograph(product: Pictured): ProductPhotograph | undefined {
  const onCard = galleryOf(product).filter(({ isOnCard }) => isOnCard);
  return onCard.flatMap((photo) => viewPhotograph(product, photo)).at(0);
}

/** The address of a photograph; null when neither the folder nor an upload has the file. */
export function galleryAddress(storeCode: string, file: string): string | null {
  const photograph = byName.get(photographName(storeCode, file));
  if (photograph) return withPreview(photograph);
  return isUploadedPicture(file) ? uploadedPictureAddress(file) : null;
}

function galleryOf({ photos }: Pictured): GalleryPhotograph[] {
  return JSON.parse(photos);
}

function viewPhotograph(product: Pictured, { file, alt }: GalleryPhotograph): ProductPhotograph[] {
  const url = galleryAddress(product.store_code, file);
  return url === null ? [] : [{ url, label: alt }];
}

/** The address has the colors of the photograph's preview once it has been painted (sample-picture.ts). */
function withPreview(photograph: Photograph): string {
  const preview = indexedPicture(photograph.name)?.preview;
  const url = photographAddress(photograph);
  return preview ? `${url}&preview=${preview}` : url;
}
