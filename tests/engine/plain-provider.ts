import type { MagentoProfile } from "../fixtures/magento-profiles";
import { plainGraphql } from "../fixtures/plain-graphql";
import type { EngineFixture } from "./engine-fixture";

/** Responses of a plain Magento in this process, for `providerFetch`; it has no REST routes. */
export function plainProvider(
  shop: EngineFixture,
  profile: MagentoProfile,
): (request: Request) => Promise<Response> {
  const graphql = plainGraphql(async (request) => {
    const { headers } = request;
    return shop.rest("/graphql", { method: "POST", body: await request.text(), headers });
  }, profile);
  return async (request) => {
    if (new URL(request.url).pathname === "/graphql") return graphql(request);
    return Response.json({ message: "Request does not match any route." }, { status: 404 });
  };
}
