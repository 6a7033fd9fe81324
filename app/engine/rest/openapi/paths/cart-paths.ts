import { json, jsonBody, type Part, type Paths, parameter, pathParameter, response, schema } from "../parts";
import { ON_READ, ON_WRITE } from "../responses";
import {
  CUSTOMER_AND_VISITOR_WRITES,
  CUSTOMER_READS,
  CUSTOMER_WRITES,
  OPTIONAL_VISITOR,
  PUBLIC,
} from "../security";
import { atBothBases } from "./both-bases";

/** Carts of guests and the customer's own cart, which have the same operations below their paths. */

const TAG = "Carts";

interface CartKind {
  /** Path below the base. */
  path: string;
  /** Prefix of the operation ids. */
  id: string;
  /** The cart in sentences. */
  name: string;
  parameters: Part[];
  /** Security of operations that read. */
  reads: Part[];
  /** Security of operations that write. */
  writes: Part[];
  /** Security of operations that use a design. */
  designs: Part[];
  /** Responses for callers who may not use the cart. */
  responses: Part;
}

const NOT_FOUND = { 404: response("MagentoNotFound") };

const guest: CartKind = {
  path: "/guest-carts/{cartId}",
  id: "guestCart",
  name: "a guest's cart",
  parameters: [pathParameter("cartId", "Masked id of the cart.", { pattern: "^\\w{1,64}$" })],
  reads: PUBLIC,
  writes: PUBLIC,
  designs: OPTIONAL_VISITOR,
  responses: NOT_FOUND,
};

const mine: CartKind = {
  path: "/carts/mine",
  id: "customerCart",
  name: "the customer's cart",
  parameters: [],
  reads: CUSTOMER_READS,
  writes: CUSTOMER_WRITES,
  designs: CUSTOMER_AND_VISITOR_WRITES,
  responses: { 401: response("MagentoUnauthorized"), ...NOT_FOUND },
};

export const cartPaths: Paths = {
  ...atBothBases("/guest-carts", {
    parameters: [parameter("Store")],
    post: {
      operationId: "createGuestCart",
      tags: [TAG],
      summary: "Create a cart for a guest",
      security: PUBLIC,
      responses: {
        ...ON_WRITE,
        200: json("Masked id of the new cart.", schema("CartId")),
        400: response("InvalidMagentoRequest"),
      },
    },
  }),
  ...pathsOf(guest),
  ...pathsOf(mine, {
    operationId: "createCustomerCart",
    tags: [TAG],
    summary: "Create the customer's cart",
    description: "Returns the existing cart when there is one.",
    security: CUSTOMER_WRITES,
    responses: {
      ...ON_WRITE,
      200: json("Masked id of the cart.", schema("CartId")),
      401: response("MagentoUnauthorized"),
    },
  }),
};

/** @param creation the operation that creates the cart at its own path, where there is one */
function pathsOf(cart: CartKind, creation?: Part): Paths {
  const parameters = [parameter("Store"), ...cart.parameters];
  const itemParameters = [
    ...parameters,
    pathParameter("itemId", "The line's `item_id`.", { pattern: "^[\\w=-]{1,64}$" }),
  ];
  return {
    ...atBothBases(cart.path, {
      parameters,
      get: reading(cart, "Get", "", json("The cart.", schema("Quote"))),
      ...(creation && { post: creation }),
    }),
    ...atBothBases(`${cart.path}/items`, {
      parameters,
      get: reading(cart, "ListItems", "the lines of ", allLines("All lines.")),
      post: addItem(cart),
    }),
    ...atBothBases(`${cart.path}/items/{itemId}`, {
      parameters: itemParameters,
      put: updateItem(cart),
      delete: removeItem(cart),
    }),
    ...atBothBases(`${cart.path}/totals`, {
      parameters,
      get: reading(cart, "Totals", "the totals of ", json("The totals.", schema("Totals"))),
    }),
  };
}

function reading(cart: CartKind, id: string, what: string, result: Part): Part {
  return {
    operationId: cart.id + id,
    tags: [TAG],
    summary: `Get ${what}${cart.name}`,
    security: cart.reads,
    responses: { ...ON_READ, ...cart.responses, 200: result },
  };
}

function addItem(cart: CartKind): Part {
  return {
    operationId: `${cart.id}AddItem`,
    tags: [TAG],
    summary: `Add a product to ${cart.name}`,
    description:
      "A personalized product requires the id of one of the caller's complete designs as the value of its option `design`.",
    security: cart.designs,
    requestBody: jsonBody(schema("AddItemRequest")),
    responses: writing(cart, allLines("All lines of the cart, with the new one.")),
  };
}

function updateItem(cart: CartKind): Part {
  return {
    operationId: `${cart.id}UpdateItem`,
    tags: [TAG],
    summary: `Change the quantity of a line in ${cart.name}`,
    security: cart.designs,
    requestBody: jsonBody(schema("UpdateItemRequest")),
    responses: writing(cart, allLines("All remaining lines of the cart.")),
  };
}

function removeItem(cart: CartKind): Part {
  return {
    operationId: `${cart.id}RemoveItem`,
    tags: [TAG],
    summary: `Remove a line from ${cart.name}`,
    security: cart.writes,
    responses: writing(cart, json("The line is removed.", { const: true })),
  };
}

function writing(cart: CartKind, result: Part): Part {
  return {
    ...ON_WRITE,
    ...cart.responses,
    200: result,
    400: response("InvalidMagentoRequest"),
  };
}

function allLines(description: string): Part {
  return json(description, { type: "array", items: schema("QuoteItem") });
}
