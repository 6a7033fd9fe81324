import { randomBytes } from "node:crypto";
import type { Connection } from "../database/schema";
import { type FilePlace, shopFiles } from "../files/shop-files";
import { removePaintings } from "./pictures/painted-files";

/**
 * Pictures of products that staff have uploaded: JPEG files that never change, named so that the folder `pictures` of a
 * brand can have them, too.
 */

const FILE = /^(?:[a-z0-9]+-)+([0-9a-f]{16})\.jpg$/;
const ADDRESS_NAME = /^upload--([a-z0-9-]+)$/;
const MAX_SLUG = 40;

/** A picture by the name in its address. */
export interface UploadedPicture {
  file: string;
  /** Unique: the same version means the same bytes. */
  version: string;
}

/** A name for a new picture of a product, such as photo-mug-0123456789abcdef.jpg, which nobody can guess. */
export function newPictureFile(sku: string): string {
  const words = sku.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const slug = words.join("-").slice(0, MAX_SLUG).replace(/-$/, "") || "picture";
  return `${slug}-${randomBytes(8).toString("hex")}.jpg`;
}

export function isUploadedPicture(file: string): boolean {
  return FILE.test(file);
}

/** Address of a picture; `width` in pixels selects its size, and the ending .avif its format. */
export function uploadedPictureAddress(file: string): string {
  return `/media/catalog/product/upload--${baseOf(file)}.webp?v=${versionOf(file)}`;
}

/** The picture whose address has that name; null for the name of anything else. */
export function uploadedPictureNamed(name: string): UploadedPicture | null {
  const [, base] = ADDRESS_NAME.exec(name) ?? [];
  const file = `${base}.jpg`;
  return base && isUploadedPicture(file) ? { file, version: versionOf(file) } : null;
}

/** The versions of all uploaded pictures. */
export async function uploadedVersions(db: Connection): Promise<string[]> {
  const rows = await db.selectFrom("product_picture").select("file").execute();
  return rows.map(({ file }) => versionOf(file));
}

export async function storeUploadedPicture(place: FilePlace, file: string, bytes: Buffer): Promise<void> {
  await shopFiles(place).put(pathOf(file), bytes);
}

/** The JPEG file; null when it is missing. */
export function readUploadedPicture(place: FilePlace, file: string): Promise<Buffer | null> {
  return shopFiles(place).read(pathOf(file));
}

/** Removes the file with its paintings. */
export async function removeUploadedPicture(place: FilePlace, file: string): Promise<void> {
  await shopFiles(place).remove(pathOf(file));
  await removePaintings(versionOf(file));
}

/** Two characters of the version as a folder, so that no folder grows too large. */
function pathOf(file: string): string {
  return `catalog/${versionOf(file).slice(0, 2)}/${file}`;
}

function baseOf(file: string): string {
  return file.replace(/\.jpg$/, "");
}

function versionOf(file: string): string {
  return FILE.exec(file)?.[1] ?? "";
}
