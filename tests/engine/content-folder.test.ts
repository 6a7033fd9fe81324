import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { exportContent } from "~/engine/content-management/export-content";
import { seedStore } from "~/engine/shared/seed-store";
import { contentForms } from "./content-forms";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { staffMember } from "./staff";

/** Content that staff have changed and the brand's folder, whose next version may differ. */

let engine: EngineFixture;
let folder: string;
let pages: ReturnType<typeof contentForms>;
let posts: ReturnType<typeof contentForms>;
let blocks: ReturnType<typeof contentForms>;
let redirects: ReturnType<typeof contentForms>;
let menus: ReturnType<typeof contentForms>;
beforeAll(async () => {
  engine = await openFixture();
  const manager = await staffMember(engine, "manager");
  pages = contentForms(engine, manager, "PAGE");
  posts = contentForms(engine, manager, "POST");
  blocks = contentForms(engine, manager, "BLOCK");
  menus = contentForms(engine, manager, "MENU");
  redirects = contentForms(engine, manager, "REDIRECT");
  folder = mkdtempSync(join(tmpdir(), "exported-content-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await engine.close();
});

const KEEPSAKE = "a-keepsake-for-a-pet-who-died";

test("a newer folder changes what staff have not changed, and nothing else", async () => {
  await pages.saveAndPublish("shipping", { title: "Our shipping" });
  const store = storeDataOf("mpc", engine.settings);
  const newer = store.pages.map((page) => ({ ...page, title: `${page.title} in the folder` }));
  await seedStore(engine.db, { ...store, pages: newer });
  expect((await pages.read("shipping")).title).toBe("Our shipping");
  expect((await pages.read("faq")).title).toContain("in the folder");
  await seedStore(engine.db, store);
});

test("changes are exported into the shape of the folder, which then decides", async () => {
  await pages.saveAndPublish("shipping", {
    title: 'Shipping: "fast"',
    body: "# Fast\n\nYes.",
    is_markdown: "1",
  });
  await pages.saveAndPublish("pet-hotels", {
    title: "Pet hotels",
    body: 'For ${{config path="free_shipping_price"}}',
  });
  await pages.delete("noheader-nofooter");
  await posts.saveAndPublish(KEEPSAKE, { summary: "Some gentle thoughts." });
  await blocks.saveAndPublish("a_block", { title: "Block", body: "Text" });
  await redirects.saveAndPublish("old-mugs", { target: "/custom-pet-mugs", is_temporary: "1" });
  const footer = "Mugs | /custom-pet-mugs\nStories | /blog";
  await menus.saveAndPublish("footer", { links: footer });
  const { settings } = engine;
  const exported = await exportContent(settings, { storeCode: "mpc", folder: join(folder, "mpc") });
  const names = ["pages/pet-hotels", "pages/shipping", "posts/memorial", "blocks", "url-rewrites"];
  const files = [...names.map((name) => `content/${name}.yaml`), "brand.yaml"];
  expect(exported).toEqual({
    files: files.map((file) => join(folder, "mpc", file)),
    deleted: ["page noheader-nofooter"],
    others: [],
  });
  expect(readFileSync(exported.files[1], "utf8")).toContain("markdown: |-\n  # Fast");
  await pages.saveAndPublish("pet-hotels", { title: "Pet hotels, corrected" });
  await redirects.delete("old-mugs");

  const next = join(folder, "next");
  cpSync(settings.brandsDirectory, next, { recursive: true });
  cpSync(join(folder, "mpc"), join(next, "mpc"), { recursive: true });
  await seedStore(engine.db, storeDataOf("mpc", { ...settings, brandsDirectory: next }));
  const isChanged = async (forms: typeof pages, identifier: string) =>
    (await forms.read(identifier)).is_changed;
  // What staff changed after the export, before the folder's new version was there.
  expect(await pages.read("pet-hotels")).toMatchObject({
    title: "Pet hotels, corrected",
    is_from_folder: true,
    is_changed: true,
  });
  expect(await redirects.read("old-mugs")).toMatchObject({ is_published: false, is_from_folder: true });
  await pages.reset("pet-hotels");
  expect((await pages.read("pet-hotels")).title).toBe("Pet hotels");
  await redirects.reset("old-mugs");
  expect([
    await isChanged(menus, "footer"),
    await isChanged(pages, "shipping"),
    await isChanged(pages, "pet-hotels"),
    await isChanged(posts, KEEPSAKE),
    await isChanged(blocks, "a_block"),
    await isChanged(redirects, "old-mugs"),
  ]).toEqual([false, false, false, false, false, false]);
  expect(await isChanged(pages, "noheader-nofooter")).toBe(true);
  const again = await exportContent(settings, { storeCode: "mpc", folder: join(folder, "again") });
  expect(again.files).toEqual([]);
});
