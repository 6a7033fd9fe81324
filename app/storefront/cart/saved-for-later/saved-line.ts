import type { SavedLineFragment } from "~/provider/contract/documents.generated";

/** Converts the provider's saved line. */
export function savedLine({ url_path, image_url, ...line }: SavedLineFragment) {
  return { ...line, path: url_path, picture: image_url };
}

/** A line outside the cart: saved for later, or just removed. */
export type SavedLine = ReturnType<typeof savedLine>;
