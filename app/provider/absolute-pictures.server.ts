import { currentSettings } from "~/settings/settings.server";
import { TextResponse } from "~/text-response.server";

/** A text of a JSON body that begins with the path of a picture. */
const PICTURE = /"(?=\/media\/[^"\\?#]+\.(?:webp|avif|svg|png|jpe?g|gif)[?"\\])/g;
const JSON_TYPE = /^application\/(?:graphql-response\+)?json/;

/**
 * Completes the paths of pictures in a GraphQL response of the embedded engine to URLs of the store, as Magento's are: a
 * client of another site could not load them by path. The store's own pages use the paths.
 * @param store code of the store; its own URL may differ from the process's
 */
export async function withAbsolutePictures(response: Response, store: string): Promise<Response> {
  if (!JSON_TYPE.test(response.headers.get("Content-Type") ?? "")) return response;
  const { publicUrl, storeUrls } = currentSettings();
  const base = (storeUrls[store] ?? publicUrl).replace(/\/+$/, "");
  const body = (await response.text()).replace(PICTURE, `"${base}`);
  const { status, headers } = response;
  return new TextResponse(body, { status, headers });
}
