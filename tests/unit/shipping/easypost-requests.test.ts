import { expect, test } from "vitest";
import { requestProblem } from "../../fixtures/easypost/check-request";

const SHIPMENT = {
  to_address: { street1: "1 Main St", country: "US" },
  from_address: { id: "adr_1" },
  parcel: { weight: 5.3 },
};

function problem(shipment: object): string | null {
  return requestProblem("POST /v2/shipments", JSON.stringify({ shipment }));
}

test("the local EasyPost takes a shipment as EasyPost describes it, and no other", () => {
  expect(problem(SHIPMENT)).toBeNull();
  expect(problem({ ...SHIPMENT, parcel: { heigth: 3, weight: 5.3 } })).toContain("additional properties");
  expect(problem({ ...SHIPMENT, parcel: { weight: 0 } })).toContain("must be > 0");
  expect(problem({ ...SHIPMENT, parcel: { weight: 5.34 } })).toContain("multiple of 0.1");
  expect(problem({ ...SHIPMENT, from_address: { id: "shp_1" } })).toContain("pattern");
  expect(problem({ ...SHIPMENT, to_address: { country: "USA" } })).toContain("pattern");
  expect(problem({ ...SHIPMENT, options: { label_format: "GIF" } })).toContain("allowed values");
});

test("the local EasyPost takes no other call, and no body where EasyPost has none", () => {
  expect(requestProblem("POST /v2/shipments/shp_1/buy", '{"rate":{"id":"rate_1"}}')).toBeNull();
  expect(requestProblem("POST /v2/shipments/shp_1/buy", '{"rate":"rate_1"}')).toContain("must be object");
  expect(requestProblem("POST /v2/shipments/shp_1/refund", "")).toBeNull();
  expect(requestProblem("POST /v2/shipments/shp_1/refund", "{}")).toBe("This call has no body.");
  expect(requestProblem("POST /v2/shipment", "{}")).toBe("The requested resource could not be found.");
});
