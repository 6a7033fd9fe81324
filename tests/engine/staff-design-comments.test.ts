import { afterAll, beforeAll, expect, test } from "vitest";
import { addComment, shareDesign } from "./comments";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer, designTag, guest } from "./shopper";
import { auditOf, callAdmin, staffMember, type TestStaff } from "./staff";

/** Comments on shared designs that staff delete. */

let engine: EngineFixture;
let support: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  support = await staffMember(engine, "support");
});
afterAll(() => engine.close());

async function sharedDesign() {
  const owner = await customer(engine);
  const id = await designTag(engine, owner);
  const token = await shareDesign(engine, owner, id);
  return { token, link: `https://shop.example/share-design/${token}?from=email` };
}

async function read(link: string, { token } = support) {
  const query = "query ($link: String!) { commentedDesign(link: $link) { comments { id nickname text } } }";
  const response = await callAdmin(engine, query, { link }, token);
  if (response.errors) throw new Error(response.errors[0].message);
  return response.data?.commentedDesign as { comments: { id: string; text: string }[] } | null;
}

function remove(link: string, ids: string[], { token } = support) {
  const mutation =
    "mutation ($link: String!, $ids: [ID!]!) { deleteDesignComments(link: $link, ids: $ids) { changed unchanged } }";
  return callAdmin(engine, mutation, { link, ids }, token);
}

test("staff read the comments on a design by its link, and delete some of them, on record", async () => {
  const { token, link } = await sharedDesign();
  const ids: string[] = [];
  for (const text of ["Nice!", "Rude.", "Ruder."])
    ids.push(await addComment(engine, guest(), token, { text }));
  expect((await read(link))?.comments.map(({ text }) => text)).toEqual(["Nice!", "Rude.", "Ruder."]);
  expect((await remove(link, ids.slice(1))).data).toEqual({
    deleteDesignComments: { changed: 2, unchanged: 0 },
  });
  expect((await remove(link, ids.slice(1))).data).toEqual({
    deleteDesignComments: { changed: 0, unchanged: 2 },
  });
  expect((await read(token))?.comments.map(({ text }) => text)).toEqual(["Nice!"]);
  const entries = await auditOf(engine, "design-comment.delete");
  expect(entries.map(({ subject_id }) => subject_id)).toEqual(ids.slice(1));
  expect(JSON.stringify(entries)).not.toContain("Rude");
});

test("comments on another design, of another store, and without a link stay", async () => {
  const [one, other] = [await sharedDesign(), await sharedDesign()];
  const id = await addComment(engine, guest(), one.token);
  expect((await remove(other.link, [id])).data).toEqual({
    deleteDesignComments: { changed: 0, unchanged: 1 },
  });
  const elsewhere = await staffMember(engine, "support", { storeCodes: ["neon"] });
  expect(await read(one.link, elsewhere)).toBeNull();
  expect((await remove(one.link, [id], elsewhere)).errors?.[0].extensions.field).toBe("link");
  for (const link of ["", "https://shop.example/share-design/", "x".repeat(1000)])
    expect(await read(link)).toBeNull();
  expect((await read(other.link))?.comments).toEqual([]);
  expect(
    await engine.db.selectFrom("design_comment").select("id").where("id", "=", Number(id)).execute(),
  ).toHaveLength(1);
});
