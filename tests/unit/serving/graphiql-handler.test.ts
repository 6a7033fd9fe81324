import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { graphiqlHandler } from "../../../scripts/dev/graphiql-handler.mjs";

const BROWSER = { accept: "text/html,application/xhtml+xml" };

it.each([
  { method: "GET", url: "/graphql", headers: BROWSER, shown: true },
  { method: "GET", url: "/graphql?query=%7Bproducts%7D", headers: BROWSER, shown: true },
  {
    method: "GET",
    url: "/graphql?query=%7Bproducts%7D",
    headers: { accept: "application/json" },
    shown: false,
  },
  { method: "POST", url: "/graphql", headers: BROWSER, shown: false },
  { method: "GET", url: "/graphql-not", headers: BROWSER, shown: false },
])("$method $url of $headers.accept opens GraphiQL: $shown", ({ shown, ...request }) => {
  let body = "";
  let isPassedOn = false;
  const response = { setHeader() {}, end: (page: string) => (body = page) } as unknown as ServerResponse;
  graphiqlHandler()(request as unknown as IncomingMessage, response, () => (isPassedOn = true));
  expect(isPassedOn).toBe(!shown);
  expect(body.includes("GraphiQL")).toBe(shown);
});
