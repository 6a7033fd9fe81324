import { currentSettings } from "~/settings/settings.server";

/** A text of a JSON body that begins with the path of a picture. */
const PICTURE = /"(?=\/media\/[^"\\?#]+\.(?:webp|avif|svg|png|jpe?g|gif)[?"\\])/g;

/**
 * Completes the paths of pictures in the JSON of a GraphQL response of the embedded engine to URLs of the store, as Magento's are: a
 * client of another site could not load them by path. The store's own pages use the paths.
 * @param store code of the store; its own URL may differ from the process's
 */
export function withAbsolutePictures(json: string, store: string): string {
  const { publicUrl, storeUrls } = currentSettings();
  const base = (storeUrls[store] ?? publicUrl).replace(/\/+$/, "");
  return json.replace(PICTURE, `"${base}`);
}
