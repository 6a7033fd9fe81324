import { expect, test } from "vitest";
import { listResponse } from "~/admin/ui/download-response";

test.each([
  [false, "coupons.csv"],
  [true, "coupons-incomplete.csv"],
])("the file of an export says whether rows are missing: %s", async (is_truncated, name) => {
  const response = listResponse({ csv: "code\nFIRST", is_truncated }, "coupons");
  expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
  expect(await response.text()).toBe("code\nFIRST");
});
