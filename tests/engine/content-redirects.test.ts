import { afterAll, beforeAll, expect, test } from "vitest";
import { contentForms } from "./content-forms";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { staffMember } from "./staff";

/** Redirects that staff make. */

let engine: EngineFixture;
let redirects: ReturnType<typeof contentForms>;
beforeAll(async () => {
  engine = await openFixture();
  redirects = contentForms(engine, await staffMember(engine, "manager"), "REDIRECT");
});
afterAll(() => engine.close());

async function isListed(path: string) {
  const { data } = await engine.graphql("{ siteMap { path } }");
  return data.siteMap.some((entry: { path: string }) => entry.path === path);
}

async function routeOf(url: string) {
  const query = "query ($url: String!) { route(url: $url) { relative_url redirect_code } }";
  return (await engine.graphql(query, { url })).data.route;
}

test("a redirect leads to its page at once, for good or for a while", async () => {
  await redirects.saveAndPublish("old-mugs", { target: "/custom-pet-mugs/" });
  expect(await routeOf("old-mugs")).toEqual({ relative_url: "custom-pet-mugs", redirect_code: 301 });
  await redirects.saveAndPublish("old-mugs", { is_temporary: "1" });
  expect(await routeOf("old-mugs")).toEqual({ relative_url: "custom-pet-mugs", redirect_code: 302 });
});

test("a post that has moved is found at its new address", async () => {
  await redirects.saveAndPublish("blog/old-story", { target: "blog/two-pets-one-picture" });
  expect((await routeOf("blog/old-story")).redirect_code).toBe(301);
});

test.each([
  ["old-rugs", { target: "/old-rugs" }, "target", "itself"],
  ["old-rugs", { target: "/old-mugs" }, "target", "itself redirects to /custom-pet-mugs"],
  ["old-rugs", { target: "https://elsewhere.example/" }, "target", "path of this shop"],
  ["old-rugs", { target: "//elsewhere.example" }, "target", "no page at"],
  ["old-rugs", { target: "/no-such-page" }, "target", "no page at"],
  ["shipping", { target: "/faq" }, "target", "/shipping-policy redirects to /shipping"],
  ["terms-conditions", { target: "/faq" }, "target", "Let it lead"],
  ["custom-pet-pillow", { target: "/faq" }, "replaces_page", "replaces"],
  ["home", { target: "/faq" }, "identifier", "needs /home itself"],
  ["Summer-Sale", { target: "/faq" }, "identifier", "in lowercase"],
  ["guide.pdf", { target: "/faq" }, "identifier", "not of a file"],
  ["sale//2025", { target: "/faq" }, "identifier", "double slashes"],
  ["checkout/cart", { target: "/faq" }, "identifier", "needs /checkout/cart itself"],
  ["blog/a-keepsake-for-a-pet-who-died", { target: "/faq" }, "identifier", "Delete the post first"],
])("%s can't redirect to %j", async (identifier, values, field, message) => {
  const { errors } = await redirects.attemptSave(identifier, values);
  expect(errors?.[0].message).toContain(message);
  expect(errors?.[0].extensions.field).toBe(field);
});

test("a page is replaced by somebody who says so", async () => {
  expect((await routeOf("custom-pet-pillow")).redirect_code).toBe(0);
  await redirects.saveAndPublish("custom-pet-pillow", { target: "/faq", replaces_page: "1" });
  expect(await routeOf("custom-pet-pillow")).toEqual({ relative_url: "faq", redirect_code: 301 });
  expect(await isListed("custom-pet-pillow")).toBe(false);
  await redirects.delete("custom-pet-pillow");
  expect((await routeOf("custom-pet-pillow")).redirect_code).toBe(0);
  expect(await isListed("custom-pet-pillow")).toBe(true);
});

test("what became a chain since is not published", async () => {
  await redirects.save("old-rugs", { target: "/faq" });
  await expect(redirects.saveAndPublish("faq", { target: "/shipping", replaces_page: "1" })).rejects.toThrow(
    "redirects to /faq",
  );
  await redirects.saveAndPublish("older-rugs", { target: "/custom-pet-prints" });
  await redirects.save("old-prints", { target: "/custom-one-pet-portraits" });
  await redirects.saveAndPublish("custom-one-pet-portraits", {
    target: "/custom-pet-prints",
    replaces_page: "1",
  });
  const { errors } = await redirects.attemptPublish("old-prints", null);
  expect(errors?.[0].message).toContain("itself redirects");
});
