import { expect, test } from "../fixtures/form-test";

test("there is no admin when the provider is another host", async ({ request }) => {
  for (const path of ["/admin", "/admin/sign-in", "/admin/orders"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
  const response = await request.post("/admin-api", { data: { query: "{ staffSession { name } }" } });
  expect(response.status()).toBe(404);
});
