import { openapi } from "./document";

const CACHE_SECONDS = 300;

let body: string | undefined;

/** GET /rest/openapi.json: the OpenAPI document of the REST paths, the same for every store and caller. */
export function answerOpenapi(): Response {
  body ??= JSON.stringify(openapi);
  return new Response(body, {
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": `public, max-age=${CACHE_SECONDS}`,
    },
  });
}
