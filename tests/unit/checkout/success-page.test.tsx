import { describe, expect, test } from "vitest";
import type { SuccessView } from "~/storefront/checkout/success/read-success.server";
import { SuccessPage } from "~/storefront/checkout/success/success-page";
import { drawnPage } from "../brand/drawn-page";
import { order } from "./placed-order";

const view: SuccessView = {
  order,
  isLoggedIn: false,
  isInAccount: false,
  state: "thanks",
  canReferFriends: true,
  purchase: null,
};

// @specification §3 L113
describe("the page of a placed order", () => {
  test("invites to refer friends where the shop rewards it", () => {
    expect(drawnPage(<SuccessPage view={view} />)).toMatch(
      /Give a friend 50% off.*\$10 in store credit.*href="\/refer-a-friend"/s,
    );
    expect(drawnPage(<SuccessPage view={{ ...view, canReferFriends: false }} />)).not.toContain(
      "refer-a-friend",
    );
  });

  test.each([
    ["thanks", "Thank you for your order"],
    ["unpaid", "One step left"],
    ["closed", "This order is closed"],
  ] as const)("says in state %s: %s", (state, heading) => {
    const page = drawnPage(<SuccessPage view={{ ...view, state, canReferFriends: false }} />);
    expect(page).toMatch(new RegExp(`<h1[^>]*>${heading}`));
  });
});
