import { expect, test } from "vitest";
import { openProvider } from "~/provider/provider.server";
import { keepPasswordLink, keptPasswordLink } from "~/storefront/account/password/password-link.server";

// @specification §7 L246
test.each([
  ["email=ada%40example.com&token=secret&id=7", { email: "ada@example.com", token: "secret", id: 7 }],
  ["email=ada%40example.com&token=secret", { email: "ada@example.com", token: "secret" }],
])("the link %s is kept with the customer's id, if it has one", async (search, link) => {
  const request = new Request(`http://localhost/customer/reset-password?${search}`);
  const response = await keepPasswordLink(request, await openProvider(request)).catch((thrown) => thrown);
  const cookie = (response as Response).headers
    .getSetCookie()
    .find((one) => one.includes("MPC_PASSWORD_LINK"));
  const next = new Request("http://localhost/customer/reset-password", {
    headers: { Cookie: cookie?.split(";")[0] ?? "" },
  });
  expect(await keptPasswordLink(next)).toEqual(link);
});
