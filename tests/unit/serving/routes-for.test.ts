import { expect, test } from "vitest";
import { remixOfRoutes, routesFor } from "../../../scripts/remix-of-routes.mjs";

const route = (id: string, path?: string, parentId: string | undefined = "root") => [
  id,
  { id, path, parentId },
];

const routes = Object.fromEntries([
  ["root", { id: "root", path: "", parentId: undefined }],
  route("index"),
  route("anything", "*"),
  route("login", "customer/login"),
  route("customer", "customer"),
  route("customers", "customer/:id"),
  route("account", "Customer/account/:component"),
  route("panel", "panel", "account"),
  route("blog", "blog/:post"),
  route("tool", "/poster-tool"),
  route("optional", ":language?/help"),
]);

const named = (prefix: string, second?: string) => Object.keys(routesFor(routes, prefix, second));

test("a handler has the routes with its prefix, including all below them", () => {
  const customer = ["root", "index", "anything", "customer", "customers", "account", "panel", "optional"];
  expect(named("customer", "account")).toEqual(customer);
  expect(named("blog")).toEqual(["root", "index", "anything", "blog", "optional"]);
});

test("a URL whose second segment no route names has the routes with any", () => {
  expect(named("customer")).toEqual(["root", "index", "anything", "customer", "customers", "optional"]);
});

test("a slash before a path makes no difference", () => {
  expect(named("poster-tool")).toEqual(["root", "index", "anything", "tool", "optional"]);
});

test("routes with a dynamic first segment are in every handler", () => {
  expect(named("")).toEqual(["root", "index", "anything", "optional"]);
});

test("paths that the same routes can match have one handler, however many they are", () => {
  const assets = { routes, entry: { imports: [], module: "" }, version: "1", url: "" };
  const remixOf = remixOfRoutes({ routes, assets } as never);
  const handlers = (paths: string[]) => new Set(paths.map((path) => remixOf(path).respond)).size;
  const unknown = Array.from({ length: 50 }, (_, index) => [`/page${index}`, `/Customer/none${index}/x`]);
  expect(handlers(unknown.flat())).toBe(2);
  expect(handlers(["/customer/account/orders", "/CUSTOMER/%61ccount/", "/customer/account"])).toBe(1);
  expect(handlers(["/customer/account", "/customer/login", "/blog/a", "/blog/b", "/%E0%A4%A"])).toBe(4);
  expect(["/blog/a", "/page1"].map((path) => remixOf(path).prefix)).toEqual(["blog", ""]);
});
