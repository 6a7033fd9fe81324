import type { EngineContext } from "../../graphql/context";
import document from "./openapi.generated";

const CACHE_SECONDS = 300;

/** Serialized documents by the public URL of their store. */
const bodies = new Map<string, string>();

/** GET /rest/openapi.json: the OpenAPI document of the REST paths, with the public URL of the store. */
export function respondWithOpenapi(
  _request: Request,
  { settings: { publicUrl } }: Pick<EngineContext, "settings">,
): Response {
  return new Response(bodyFor(publicUrl), {
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": `public, max-age=${CACHE_SECONDS}`,
      Vary: "Store",
    },
  });
}

function bodyFor(publicUrl: string): string {
  const body = bodies.get(publicUrl) ?? JSON.stringify(openapiDocument(publicUrl));
  bodies.set(publicUrl, body);
  return body;
}

/**
 * The OpenAPI 3.1 document of the routes in rest-routes.ts.
 * @param publicUrl base URL of the store, without a trailing slash
 */
export function openapiDocument(publicUrl: string) {
  return { ...document, servers: [{ url: publicUrl }] };
}
