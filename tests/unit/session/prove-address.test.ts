import { expect, test, vi } from "vitest";
import { proveAddress } from "~/storefront/social-login/prove-address.server";
import { TYPE_CODE } from "~/storefront/social-login/prove-address-intents";

vi.mock("~/storefront/social-login/network.server", () => ({ clientOf: () => ({}) }));
vi.mock("~/storefront/social-login/social-stage.server", () => ({
  readStage: async () => ({ stage: "proving", source: "facebook", checkId: "1", isSent: true, email: null }),
}));

test("a missing code is requested again", async () => {
  const body = new URLSearchParams({ intent: TYPE_CODE });
  const request = new Request("http://shop.test/facebook", { method: "POST", body });
  const response = await proveAddress(request, "facebook");
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fieldErrors: { code: "This is a required field." } });
});
