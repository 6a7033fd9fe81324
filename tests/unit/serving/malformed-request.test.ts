import { expect, it } from "vitest";
import { malformedStatus } from "../../../scripts/malformed-request.mjs";

const request = { method: "GET", url: "/", headers: { host: "shop.example" } };

it.each([
  "shop.example",
  "shop.example:8080",
  "localhost",
  "127.0.0.1:3000",
  "[::1]:3000",
  "my_shop.internal",
])("accepts a request for %s", (host) => {
  expect(malformedStatus({ ...request, headers: { host, "x-forwarded-proto": "https" } })).toBeNull();
});

it.each([
  ["TRACE", 405],
  ["CONNECT", 405],
  ["PROPFIND", 501],
  ["M-SEARCH", 501],
])("rejects the method %s with %i", (method, status) => {
  expect(malformedStatus({ ...request, method })).toBe(status);
});

it.each(["/", "//", "/pet%20mugs?a=%5C", "/a%5Cb", "/caf%C3%A9"])("accepts the target %j", (url) => {
  expect(malformedStatus({ ...request, url })).toBeNull();
});

it.each([
  "*",
  "http://shop.example/",
  "shop.example:443",
  "",
  "?a",
  "[",
  "pet-mugs",
  "/%2F",
  "/%5C",
  "/%5C%5c?a",
  "/%09%5C",
  "/%",
])("rejects the target %j with 400", (url) => {
  expect(malformedStatus({ ...request, url })).toBe(400);
});

it.each(["", "[", "[::", "a b", "a/b", "a@b", "a:99999", "a:b", "a,b", "<b>", "999.1.1.1", "::1"])(
  "rejects the host %j with 400",
  (host) => {
    expect(malformedStatus({ ...request, headers: { host } })).toBe(400);
  },
);

it.each(["ht tp", "javascript", "https:", " "])("rejects the forwarded protocol %j with 400", (protocol) => {
  const headers = { ...request.headers, "x-forwarded-proto": protocol };
  expect(malformedStatus({ ...request, headers })).toBe(400);
});
