import { RemovedPageDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";

/**
 * The response for a path without a page. Search engines drop a page that is gone sooner than one that is missing.
 * @param path without a leading slash
 */
export async function goneOrNotFound(path: string): Promise<Response> {
  const removed = await requestPublic(RemovedPageDocument, { url: path }).catch(() => null);
  if (removed?.isRemoved) return new Response("Gone", { status: 410 });
  return new Response("Page Not Found", { status: 404 });
}
