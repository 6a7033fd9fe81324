import { expect, test } from "vitest";
import { routesFor } from "../../../scripts/remix-of-routes.mjs";

const route = (id: string, path?: string, parentId: string | undefined = "root") => [
  id,
  { id, path, parentId },
];

const routes = Object.fromEntries([
  ["root", { id: "root", path: "", parentId: undefined }],
  route("index"),
  route("anything", "*"),
  route("login", "customer/login"),
  route("account", "Customer/account/:component"),
  route("panel", "panel", "account"),
  route("blog", "blog/:post"),
  route("tool", "/poster-tool"),
  route("optional", ":language?/help"),
]);

const named = (prefix: string) => Object.keys(routesFor(routes, prefix));

test("a handler has the routes with its prefix, including all below them", () => {
  expect(named("customer")).toEqual(["root", "index", "anything", "login", "account", "panel", "optional"]);
  expect(named("blog")).toEqual(["root", "index", "anything", "blog", "optional"]);
});

test("a slash before a path makes no difference", () => {
  expect(named("poster-tool")).toEqual(["root", "index", "anything", "tool", "optional"]);
});

test("routes with a dynamic first segment are in every handler", () => {
  expect(named("")).toEqual(["root", "index", "anything", "optional"]);
});
