import { SHARE_PHOTO_PATH } from "~/storefront/sharing/share-photo-form";
import { MAX_FORM_BYTES } from "~/storefront/studio/form-limits";
import { LARGEST_PHOTO } from "~/storefront/studio/photos/upload-photo";
import { tools } from "~/storefront/studio/tools";

/** How long the body of a request may be, by its address; what is longer is refused before the shop sees it. */

const MEGABYTE = 1024 * 1024;
/** Forms with text only, GraphQL and REST calls. */
const MAX_TEXT_BYTES = 1_000_000;
/** More than a photo may have, so that its own address can name the limit. */
const MAX_FILE_BYTES = LARGEST_PHOTO + MEGABYTE;

/** A file as the whole body. */
const FILES = /^\/(?:photos\/upload|rest\/[\w-]+\/v1\/(?:photos|customers\/gst-certificate))$/;
const FORMS_WITH_FILES = new Set([
  ...tools.map(({ path }) => path),
  "/product/upload",
  "/uploadchoice-tool",
  SHARE_PHOTO_PATH,
]);
/** Proofs of a business customer, photos of a damaged product. */
const ACCOUNT = /^\/customer\/account\//;
const MULTIPART = /^multipart\/form-data\b/i;

/**
 * The most bytes that a request's body may have.
 * @param path without the query
 * @param type the header Content-Type
 */
export function maxBodyBytes(path: string, type = ""): number {
  const address = path.toLowerCase().replace(/\/+/g, "/").replace(/\/$/, "");
  if (FILES.test(address)) return MAX_FILE_BYTES;
  if (!MULTIPART.test(type)) return MAX_TEXT_BYTES;
  return FORMS_WITH_FILES.has(address) || ACCOUNT.test(address) ? MAX_FORM_BYTES : MAX_TEXT_BYTES;
}
