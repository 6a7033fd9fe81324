import { expect, test } from "vitest";
import { csvResponse } from "~/admin/ui/download-response";

test.each([
  [false, "products.csv"],
  [true, "products-first-part.csv"],
])("the name of a file says whether it is a part of the list (%j)", (isTruncated, fileName) => {
  const { headers } = csvResponse("sku\r\n", "products", { isTruncated });
  expect(headers.get("Content-Disposition")).toBe(`attachment; filename="${fileName}"`);
});
