import { expect, test } from "vitest";
import { maxBodyBytes } from "~/body-limits.server";
import { connectionGroup, connectionSettings } from "~/settings/connections.server";

const FORM = "multipart/form-data; boundary=x";
const TEXT = "application/x-www-form-urlencoded";
const MEGABYTE = 1_000_000;

test.each([
  "/photomug-tool",
  "/product/upload",
  "/customer/account/business",
  "//Photomug-Tool/",
  "/admin/catalog/photo-mug/pictures",
])("a form with files may be longer than one of text at %s", (path) => {
  expect(maxBodyBytes(path, FORM)).toBeGreaterThan(MEGABYTE);
  expect(maxBodyBytes(path, TEXT)).toBe(MEGABYTE);
});

test("a form with files may not be longer where no files are accepted", () => {
  expect(maxBodyBytes("/checkout/cart", FORM)).toBe(MEGABYTE);
});

test("two photos of the largest size are processed at a time by default", () => {
  const { uploads } = connectionSettings(connectionGroup.schema.parse({}), "data");
  expect(uploads.maxMemoryBytes).toBeGreaterThanOrEqual(2 * maxBodyBytes("/photos/upload"));
});
