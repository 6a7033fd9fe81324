import { expect, test } from "vitest";
import { refundReason } from "~/engine/refunds/refund-reason";

test.each([
  ["cancelled", "order canceled"],
  ["claim-12", "claim 12"],
  ["request-3f2a5c1e", "by staff"],
  ["unwanted", "unwanted"],
])("the reason %s reads: %s", (reasonKey, text) => {
  expect(refundReason(reasonKey)).toBe(text);
});
