/**
 * The only way into the engine: answers POST /graphql and the paths of /rest and /media.
 */
export async function answer(_request: Request): Promise<Response> {
  return new Response("The engine is being built.", { status: 503 });
}
