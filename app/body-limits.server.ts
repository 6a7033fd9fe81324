import { SHARE_PHOTO_PATH } from "~/storefront/sharing/share-photo-form";
import { MAX_FORM_BYTES } from "~/storefront/studio/form-limits";
import { LARGEST_PHOTO } from "~/storefront/studio/photos/upload-photo";
import { tools } from "~/storefront/studio/tools";

/** Maximum lengths of request bodies, by path. Longer bodies are rejected before the application reads them. */

const MEGABYTE = 1024 * 1024;
/** Forms with text only, GraphQL and REST calls. */
const MAX_TEXT_BYTES = 1_000_000;
/** Larger than the maximum photo, so that the upload route itself can report the limit. */
const MAX_FILE_BYTES = LARGEST_PHOTO + MEGABYTE;

/** Routes whose body is one file. */
const FILES = /^\/(?:photos\/upload|rest\/[\w-]+\/v1\/(?:photos|customers\/gst-certificate))$/;
const FORMS_WITH_FILES = new Set([
  ...tools.map(({ path }) => path),
  "/product/upload",
  "/uploadchoice-tool",
  SHARE_PHOTO_PATH,
]);
/** Proofs of business customers, photos of damaged products. */
const ACCOUNT = /^\/customer\/account\//;
/** Pictures of products. */
const PICTURES = /^\/admin\/catalog\/[^/]+\/pictures$/;
const MAX_PICTURE_BYTES = 10 * MEGABYTE;
const MULTIPART = /^multipart\/form-data\b/i;

/**
 * Maximum length of a request's body, in bytes.
 * @param path without the query
 * @param type the Content-Type header
 */
export function maxBodyBytes(path: string, type = ""): number {
  const address = path.toLowerCase().replace(/\/+/g, "/").replace(/\/$/, "");
  if (FILES.test(address)) return MAX_FILE_BYTES;
  if (!MULTIPART.test(type)) return MAX_TEXT_BYTES;
  if (PICTURES.test(address)) return MAX_PICTURE_BYTES;
  return FORMS_WITH_FILES.has(address) || ACCOUNT.test(address) ? MAX_FORM_BYTES : MAX_TEXT_BYTES;
}
