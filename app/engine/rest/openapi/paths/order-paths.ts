import { json, type Part, type Paths, parameter, pathParameter, response, schema } from "../parts";
import { ON_READ } from "../responses";
import { CUSTOMER_READS } from "../security";
import { atBothBases } from "./both-bases";

/** The customer's own orders. */

const TAG = "Orders";

export const orderPaths: Paths = {
  ...atBothBases("/orders/mine", {
    parameters: [parameter("Store")],
    get: {
      operationId: "listCustomerOrders",
      tags: [TAG],
      summary: "List the customer's orders, newest first",
      security: CUSTOMER_READS,
      parameters: [
        searchCriterion("pageSize", "Orders on a page.", { minimum: 1, maximum: 100, default: 20 }),
        searchCriterion("currentPage", "Number of the page.", { minimum: 1, default: 1 }),
      ],
      responses: {
        ...ON_READ,
        200: json("A page of orders.", schema("OrderList")),
        400: response("InvalidMagentoRequest"),
        401: response("MagentoUnauthorized"),
      },
    },
  }),
  ...atBothBases("/orders/mine/{incrementId}", {
    parameters: [
      parameter("Store"),
      pathParameter("incrementId", "The order number.", { pattern: "^[A-Za-z0-9-]{1,64}$" }),
    ],
    get: {
      operationId: "getCustomerOrder",
      tags: [TAG],
      summary: "Get one of the customer's orders",
      security: CUSTOMER_READS,
      responses: {
        ...ON_READ,
        200: json("The order.", schema("Order")),
        401: response("MagentoUnauthorized"),
        404: response("MagentoNotFound"),
      },
    },
  }),
};

function searchCriterion(name: string, description: string, limits: Part): Part {
  return {
    name: `searchCriteria[${name}]`,
    in: "query",
    description,
    schema: { type: "integer", ...limits },
  };
}
