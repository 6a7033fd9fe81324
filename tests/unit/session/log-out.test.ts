import { expect, test } from "vitest";
import { logOut } from "~/storefront/account/sign-in/log-out.server";

test("another site cannot sign anybody out", async () => {
  const request = new Request("http://shop.example/customer/logout", {
    method: "POST",
    headers: { "Sec-Fetch-Site": "cross-site" },
  });
  await expect(logOut(request)).rejects.toMatchObject({ status: 403 });
});
