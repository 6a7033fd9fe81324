import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { publishDueContent } from "~/engine/content-management/publish-due-content";
import { contentForms } from "./content-forms";
import { auditOf, callAdmin, staffMember, type TestStaff } from "./staff";
import { openTwoProcesses, responseOf, type TwoProcesses } from "./two-processes";

/** When changed content reaches the shop, in every process, and who sees it before. */

const PAGE = '{ route(url: "shipping") { ... on CmsPage { title } } }';

let processes: TwoProcesses;
let engine: TwoProcesses["engine"];
let other: TwoProcesses["other"];
let manager: TestStaff;
let pages: ReturnType<typeof contentForms>;
beforeAll(async () => {
  processes = await openTwoProcesses();
  ({ engine, other } = processes);
  manager = await staffMember(engine, "manager");
  pages = contentForms(engine, manager, "PAGE");
});
afterAll(() => processes.close());

test("a published page is in every process within a second", async () => {
  expect(await responseOf(other, PAGE)).toContain("Shipping");
  await pages.saveAndPublish("shipping", { title: "Title for every process" });
  await vi.waitFor(async () => expect(await responseOf(other, PAGE)).toContain("Title for every process"), {
    timeout: 10_000,
    interval: 50,
  });
});

describe("a scheduled draft", () => {
  const jobs = () => ({ db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} });
  /** Noon at the shop, some days from now. */
  const inDays = (days: number) => {
    const day = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
    return `${day}T12:00`;
  };
  const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
  const title = async (identifier: string) => (await pages.read(identifier)).title;

  test("is published when its time has come, once, in the name of who scheduled it", async () => {
    await pages.save("faq", { title: "Questions of December" });
    await pages.publish("faq", inDays(2));
    await publishDueContent.run(jobs(), later(1));
    expect(await title("faq")).not.toBe("Questions of December");
    await publishDueContent.run(jobs(), later(4));
    await publishDueContent.run(jobs(), later(4));
    expect(await title("faq")).toBe("Questions of December");
    expect(await pages.read("faq")).toMatchObject({ draft: null, history: [{ may_be_undone: true }] });
    const entries = (await auditOf(engine, "content.publish")).filter(
      ({ subject_id }) => subject_id === "PAGE faq",
    );
    expect(entries).toEqual([expect.objectContaining({ admin_user_id: manager.id })]);
  });

  test("whose address is taken meanwhile stays a draft, without a time", async () => {
    await pages.save("pet-hotels", { title: "Pet hotels" });
    await pages.publish("pet-hotels", inDays(2));
    const redirects = contentForms(engine, manager, "REDIRECT");
    await redirects.saveAndPublish("pet-hotels", { target: "/faq" });
    await publishDueContent.run(jobs(), later(4));
    expect(await pages.read("pet-hotels")).toMatchObject({
      is_published: false,
      draft: { publish_at: null },
      draft_problem: expect.stringContaining("redirects to /faq"),
    });
    const [entry] = await auditOf(engine, "content.unschedule");
    expect(entry).toMatchObject({ admin_user_id: manager.id, subject_id: "PAGE pet-hotels" });
  });

  test("of a page that is deleted has no time any more", async () => {
    await pages.save("noheader-nofooter", { title: "For everybody" });
    await pages.publish("noheader-nofooter", inDays(2));
    await pages.delete("noheader-nofooter");
    expect((await pages.read("noheader-nofooter")).draft).toMatchObject({ publish_at: null });
    await publishDueContent.run(jobs(), later(4));
    expect(await pages.read("noheader-nofooter")).toMatchObject({ is_published: false });
  });

  test("does not overwrite what was published after it was scheduled", async () => {
    await pages.saveAndPublish("canvas-prints-speed", { title: "Speed of November" });
    const [change] = (await pages.read("canvas-prints-speed")).history;
    await pages.save("canvas-prints-speed", { title: "Speed of December" });
    await pages.publish("canvas-prints-speed", inDays(2));
    await pages.undo("canvas-prints-speed", change.id);
    const now = await title("canvas-prints-speed");
    await publishDueContent.run(jobs(), later(4));
    expect(await pages.read("canvas-prints-speed")).toMatchObject({
      title: now,
      draft: { publish_at: null },
      draft_problem: expect.stringContaining("was changed in the shop"),
    });
  });

  test.each([
    ["permission", { role_code: "packer" }],
    ["store", { store_codes: '["neon"]' }],
  ])("of somebody without the %s any more is not published", async (_lost, position) => {
    const person = await staffMember(engine, "manager");
    const theirs = contentForms(engine, person, "PAGE");
    await theirs.save("about-us", { title: "About them" });
    await theirs.publish("about-us", inDays(2));
    await engine.db.updateTable("admin_user").set(position).where("id", "=", person.id).execute();
    await publishDueContent.run(jobs(), later(4));
    expect(await title("about-us")).not.toBe("About them");
    expect(await pages.read("about-us")).toMatchObject({
      draft: { publish_at: null },
      draft_problem: expect.stringContaining("may not publish any more"),
    });
    await pages.discard("about-us");
  });

  test("of a redirect is published after the page that it leads to", async () => {
    const redirects = contentForms(engine, manager, "REDIRECT");
    await pages.save("cat-hotels", { title: "Cat hotels" });
    await redirects.save("old-cat-hotels", { target: "/cat-hotels" });
    expect((await redirects.attemptPublish("old-cat-hotels", null)).errors?.[0].message).toContain(
      "no page at",
    );
    await redirects.publish("old-cat-hotels", inDays(2));
    await pages.publish("cat-hotels", inDays(3));
    await publishDueContent.run(jobs(), later(5));
    expect((await redirects.read("old-cat-hotels")).is_published).toBe(true);
  });
});

describe("a preview", () => {
  async function tokenOf(kind: string, identifier: string, staff = manager) {
    const query = `query ($kind: ContentKind!, $identifier: String!) {
      contentPreview(kind: $kind, store_code: "mpc", identifier: $identifier) { path token } }`;
    const { data } = await callAdmin(engine, query, { kind, identifier }, staff.token);
    return data?.contentPreview as { path: string; token: string } | null;
  }
  const seen = async (query: string, token: string) =>
    JSON.stringify(await engine.graphql(query, {}, { headers: { "Preview-Version": token } }));

  test("shows a page and a post with their drafts to whoever has its token", async () => {
    await pages.save("about-us", { title: "Who we are" });
    const about = '{ route(url: "about-us") { ... on CmsPage { title } } }';
    const page = await tokenOf("PAGE", "about-us");
    expect(page?.path).toBe("/about-us");
    expect(await seen(about, page?.token ?? "")).toContain("Who we are");
    expect(await seen(about, `${page?.token}x`)).not.toContain("Who we are");

    const posts = contentForms(engine, manager, "POST");
    await posts.save("a-keepsake-for-a-pet-who-died", { title: "A keepsake" });
    const post = await tokenOf("POST", "a-keepsake-for-a-pet-who-died");
    const query = '{ blogPost(url_key: "a-keepsake-for-a-pet-who-died") { title } }';
    expect(await seen(query, post?.token ?? "")).toContain('"A keepsake"');
    expect(JSON.stringify(await engine.graphql(query))).not.toContain('"A keepsake"');
  });

  test("ends with the session, and there is none without a draft", async () => {
    const person = await staffMember(engine, "manager");
    const page = await tokenOf("PAGE", "about-us", person);
    await engine.db.deleteFrom("admin_session").where("admin_user_id", "=", person.id).execute();
    const about = '{ route(url: "about-us") { ... on CmsPage { title } } }';
    const ended = await seen(about, page?.token ?? "");
    expect(ended).toContain("This preview has ended");
    expect(ended).not.toContain("Who we are");
    expect(await tokenOf("PAGE", "privacy-policy")).toBeNull();
    expect(await tokenOf("BLOCK", "no-page")).toBeNull();
  });
});
