import { parameters } from "./parameters";
import { cachingPaths } from "./paths/caching-paths";
import { cartPaths } from "./paths/cart-paths";
import { customerPaths } from "./paths/customer-paths";
import { documentPaths } from "./paths/document-paths";
import { orderPaths } from "./paths/order-paths";
import { photoPaths } from "./paths/photo-paths";
import { servicePaths } from "./paths/service-paths";
import { sharedResponses } from "./responses";
import { cartSchemas } from "./schemas/cart-schemas";
import { orderSchemas } from "./schemas/order-schemas";
import { pageSchemas } from "./schemas/page-schemas";
import { responseSchemas } from "./schemas/response-schemas";
import { securitySchemes } from "./security";

const DESCRIPTION = `The REST paths for other programs. The shop also serves GraphQL at \`POST /graphql\`.

- Paths under \`/rest/V1\` are also served under \`/rest/mpc/V1\`.
- \`/rest/{store}/V1\` with a store code is \`/rest/mpc/V1\` of that store.
- Carts and orders have the shapes of Magento's REST API, and their errors are \`{message, parameters}\`. JSON responses of
  most other paths are \`{status, message, data, error}\`.
- An unknown path returns 404, and an unsupported method 405, both as plain text. Each GET operation also supports HEAD.
- Money is in US dollars.
- A shop with a remote provider passes requests on to that provider, which may not support every path.`;

/**
 * Builds the OpenAPI 3.1 document of the routes in rest-routes.ts.
 * @param publicUrl base URL of the store, without a trailing slash
 */
export function openapiDocument(publicUrl: string) {
  return {
    openapi: "3.1.0",
    info: { title: "Shop REST API", version: "1.0.0", description: DESCRIPTION },
    servers: [{ url: publicUrl }],
    tags: [
      { name: "Carts" },
      { name: "Orders" },
      { name: "Customers" },
      { name: "Photos and designs" },
      { name: "Documents" },
      { name: "Caching" },
      { name: "Service" },
    ],
    paths: {
      ...cartPaths,
      ...orderPaths,
      ...customerPaths,
      ...photoPaths,
      ...documentPaths,
      ...cachingPaths,
      ...servicePaths,
    },
    components: {
      securitySchemes,
      parameters,
      responses: sharedResponses,
      schemas: { ...responseSchemas, ...cartSchemas, ...orderSchemas, ...pageSchemas },
    },
  };
}
