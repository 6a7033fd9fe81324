import { withZod } from "@remix-validated-form/with-zod";
import { ValidatedForm } from "remix-validated-form";
import { expect, test } from "vitest";
import { z } from "zod";
import { OrderDetailsPart } from "~/storefront/checkout/address/order-details-part";
import { drawnPage } from "../brand/drawn-page";

function boxes(order: { isVirtual: boolean; hasDesigns: boolean }): string[] {
  const drawn = drawnPage(
    <ValidatedForm validator={withZod(z.object({}))}>
      <OrderDetailsPart {...order} />
    </ValidatedForm>,
  );
  const inputs = drawn.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
  return inputs.map((input) => / name="([^"]+)"/.exec(input)?.[1] ?? "");
}

test("a proof is offered for designs, and hidden prices for what is shipped", () => {
  expect(boxes({ isVirtual: false, hasDesigns: true })).toEqual([
    "send_proof",
    "dropship",
    "business_purchase",
    "bill_to",
    "ship_to",
  ]);
  expect(boxes({ isVirtual: true, hasDesigns: false })).toEqual(["business_purchase"]);
});
