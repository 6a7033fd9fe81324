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

const DESCRIPTION = `The paths that other programs call, besides \`POST /graphql\`.

- Paths under \`/rest/V1\` and \`/rest/mpc/V1\` are documented once; the path's description names the other one.
- \`/rest/{store}/V1\` with the code of a store is \`/rest/mpc/V1\` of that store.
- Carts and orders have the shapes of Magento's REST API; their errors are \`{message, parameters}\`. Other paths wrap
  their responses as \`{status, message, data, error}\`.
- An unknown path is answered with 404 and a known path with another method with 405, both as plain text. HEAD is
  answered like GET.
- Money is in US dollars.
- Where the shop has a remote provider, that provider answers these paths, and may know only some of them.`;

/** The REST API as OpenAPI 3.1. Every route in rest-routes.ts that integrators call has an operation here. */
export const openapi = {
  openapi: "3.1.0",
  info: { title: "Shop REST API", version: "1.0.0", description: DESCRIPTION },
  servers: [{ url: "/" }],
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
