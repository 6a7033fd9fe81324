import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseAccount } from "~/engine/account-deletion/erase-account";
import { rateLimits } from "~/engine/shared/rate-limits";
import { addComment, comment, shareDesign } from "./comments";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { add, customer, designTag, guest, newCart, tag } from "./shopper";

let engine: EngineFixture;
let owner: Awaited<ReturnType<typeof customer>>;
let grandma: Sender;
let id: string;
let token: string;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
beforeEach(async () => {
  owner = await customer(engine);
  grandma = guest();
  id = await designTag(engine, owner);
  token = await shareDesign(engine, owner, id);
});

const COMMENTS = "items { id nickname text is_by_owner is_own is_resolved } is_closed is_full design_id";

async function seen(sender: Sender = guest(), link = token) {
  const { data } = await engine.graphql(
    `query ($token: String!) { sharedDesignComments(token: $token) { ${COMMENTS} } }`,
    { token: link },
    sender,
  );
  return data.sharedDesignComments;
}

async function ownComments() {
  const { data } = await engine.graphql(
    `query ($id: ID!) { designComments(id: $id) { ${COMMENTS} } }`,
    { id },
    owner,
  );
  return data.designComments;
}

async function hasNew(): Promise<boolean> {
  const { data } = await engine.graphql(
    "query ($id: ID!) { design(id: $id) { has_new_comments } }",
    { id },
    owner,
  );
  return data.design.has_new_comments;
}

type Step =
  | "deleteDesignComment"
  | "resolveDesignComment"
  | "reopenDesignComment"
  | "closeDesignComments"
  | "openDesignComments"
  | "clearDesignComments"
  | "unshareDesign"
  | "deleteDesign";

const SELECTED: Partial<Record<Step, string>> = {
  resolveDesignComment: "{ id }",
  reopenDesignComment: "{ id }",
  unshareDesign: "{ id }",
  deleteDesign: "{ is_still_needed }",
};

function act(step: Step, thing: string, sender: Sender) {
  const call = `mutation ($id: ID!) { ${step}(id: $id) ${SELECTED[step] ?? ""} }`;
  return engine.graphql(call, { id: thing }, sender);
}

const categoryOf = ({ errors }: Awaited<ReturnType<typeof act>>) => errors?.[0].extensions.category;
const rowsOf = (designId: string) =>
  engine.db.selectFrom("design_comment").selectAll().where("design_id", "=", designId).execute();

describe("a comment", () => {
  test("of a guest with the link is shown to everybody with it, and to the owner", async () => {
    await comment(engine, grandma, token, {
      nickname: " Grandma ",
      text: "Bigger <b>eyes</b>!\n\n\nPlease.",
    });
    const written = { nickname: "Grandma", text: "Bigger <b>eyes</b>!\n\nPlease.", is_by_owner: false };
    expect((await seen()).items).toMatchObject([{ ...written, is_own: false }]);
    expect((await seen(grandma)).items).toMatchObject([{ ...written, is_own: true }]);
    expect((await ownComments()).items).toMatchObject([written]);
    expect([(await seen()).design_id, (await seen(owner)).design_id]).toEqual([null, id]);
  });

  test("of the owner says so, and is no news to them", async () => {
    const { data } = await comment(engine, owner, token, { nickname: "Ada" });
    expect(data.addDesignComment).toMatchObject({ nickname: "Ada", is_by_owner: true });
    expect(await hasNew()).toBe(false);
  });

  test("that is sent twice in a row is added once", async () => {
    const first = await addComment(engine, grandma, token);
    expect(await addComment(engine, grandma, token)).toBe(first);
    await addComment(engine, guest(), token);
    expect((await seen()).items).toHaveLength(2);
  });

  test.each([
    ["an empty text", { text: " \n " }, "text"],
    ["a text of 1001 characters", { text: "a".repeat(1001) }, "text"],
    ["a link", { text: "See www.example.com" }, "text"],
    ["a name of 41 characters", { nickname: "n".repeat(41) }, "nickname"],
    ["a name that is a link", { nickname: "https://example.com" }, "nickname"],
  ])("with %s is rejected by the field", async (_what, typed, field) => {
    const { errors } = await comment(engine, grandma, token, typed);
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field });
    expect(await rowsOf(id)).toEqual([]);
  });

  test("needs a browser with cookies, so that its author can delete it", async () => {
    const { errors } = await comment(engine, {}, token);
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  test("is the 200th at most of its design", async () => {
    const row = {
      store_code: engine.settings.brand,
      owner_hash: "x",
      is_by_owner: 0,
      nickname: "A",
      text: "a",
    };
    const created_at = new Date().toISOString();
    for (let count = 0; count < 199; count += 1)
      await engine.db
        .insertInto("design_comment")
        .values({ ...row, design_id: id, created_at })
        .execute();
    expect((await comment(engine, grandma, token)).errors).toBeUndefined();
    expect((await comment(engine, grandma, token, { text: "One more" })).errors?.[0].message).toMatch(/200/);
    expect(await seen()).toMatchObject({ is_full: true });
    expect((await seen()).items).toHaveLength(200);
  });

  test("is one of a limited number an hour", async () => {
    const { points } = rateLimits.commentsOfVisitor;
    const texts = Array.from({ length: points + 1 }, (_, index) => `Idea ${index}`);
    for (const text of texts) await comment(engine, grandma, token, { text });
    expect((await seen()).items).toHaveLength(points);
    expect((await comment(engine, guest(), token)).errors).toBeUndefined();
  });
});

describe("the link", () => {
  test("that was revoked shows no comments and takes none; the owner keeps them", async () => {
    const written = await addComment(engine, grandma, token);
    await act("unshareDesign", id, owner);
    expect(await seen()).toBeNull();
    expect(await seen(owner)).toBeNull();
    expect((await comment(engine, grandma, token)).errors?.[0].extensions.category).toBe(
      "graphql-no-such-entity",
    );
    expect((await ownComments()).items).toHaveLength(1);
    expect((await act("deleteDesignComment", written, grandma)).errors).toBeUndefined();
    expect((await ownComments()).items).toEqual([]);
  });
});

describe("the owner", () => {
  test("resolves, reopens and deletes a comment, which its author and others can't resolve", async () => {
    const written = await addComment(engine, grandma, token);
    expect(categoryOf(await act("resolveDesignComment", written, grandma))).toBe("graphql-no-such-entity");
    await act("resolveDesignComment", written, owner);
    expect((await seen()).items[0].is_resolved).toBe(true);
    await act("reopenDesignComment", written, owner);
    expect((await seen()).items[0].is_resolved).toBe(false);
    await act("deleteDesignComment", written, owner);
    expect((await seen()).items).toEqual([]);
  });

  test("closes and opens the comments", async () => {
    await addComment(engine, grandma, token);
    await act("closeDesignComments", id, owner);
    expect((await comment(engine, grandma, token)).errors?.[0].message).toMatch(/closed/);
    expect(await seen()).toMatchObject({ is_closed: true, items: [{ nickname: "Grandma" }] });
    await act("openDesignComments", id, owner);
    expect((await comment(engine, grandma, token, { text: "Again" })).errors).toBeUndefined();
  });

  test("deletes all of them at once, and nobody else does", async () => {
    for (const text of ["Nice!", "Rude.", "Ruder."]) await addComment(engine, grandma, token, { text });
    expect((await act("clearDesignComments", id, grandma)).errors?.[0].message).toBeDefined();
    expect((await seen()).items).toHaveLength(3);
    await act("clearDesignComments", id, owner);
    expect((await seen()).items).toEqual([]);
    await addComment(engine, grandma, token);
    expect((await seen()).items).toHaveLength(1);
  });

  test("who is a guest moderates by the browser's token", async () => {
    const maker = guest();
    const design = await designTag(engine, maker);
    const link = await shareDesign(engine, maker, design);
    const written = await addComment(engine, grandma, link);
    expect((await seen(maker, link)).design_id).toBe(design);
    expect((await act("resolveDesignComment", written, maker)).errors).toBeUndefined();
  });
});

describe("a guest", () => {
  test("deletes what they wrote, and nobody else's, also after signing in", async () => {
    const [written, others] = [
      await addComment(engine, grandma, token),
      await addComment(engine, guest(), token),
    ];
    expect(categoryOf(await act("deleteDesignComment", others, grandma))).toBe("graphql-no-such-entity");
    const signedIn = { ...(await customer(engine)), owner: grandma.owner };
    await engine.graphql("mutation { claimDesigns }", {}, signedIn);
    expect(categoryOf(await act("deleteDesignComment", written, grandma))).toBe("graphql-no-such-entity");
    await act("deleteDesignComment", written, signedIn);
    expect((await seen()).items.map((item) => item.id)).toEqual([others]);
  });
});

describe("the owner's email", () => {
  const confirm = () =>
    engine.db
      .updateTable("customer")
      .set({ email_confirmed_at: new Date().toISOString() })
      .where("id", "=", owner.id)
      .execute();

  test("is sent once until they read, quotes no stranger, and comes once an hour at most", async () => {
    await confirm();
    await comment(engine, grandma, token, { nickname: "Call 555", text: "Pay me 5 dollars" });
    await comment(engine, grandma, token, { text: "And again" });
    const [email, ...more] = await emailsTo(engine, owner.email);
    expect(more).toEqual([]);
    expect(email.text_body).toContain(`/customer/account/my-saved-design/${id}#comments`);
    expect(email.text_body).not.toMatch(/Pay me|Call 555/);
    expect(await hasNew()).toBe(true);
    await ownComments();
    expect(await hasNew()).toBe(false);
    await comment(engine, grandma, token, { text: "Within the hour" });
    expect(await emailsTo(engine, owner.email)).toHaveLength(1);
    await engine.db.deleteFrom("rate_limit").execute();
    await comment(engine, grandma, token, { text: "An hour later" });
    expect(await emailsTo(engine, owner.email)).toHaveLength(2);
  });

  test("goes to a confirmed address only", async () => {
    await addComment(engine, grandma, token);
    expect(await emailsTo(engine, owner.email)).toEqual([]);
    expect(await hasNew()).toBe(true);
  });
});

describe("comments are deleted", () => {
  test("with their design, also while a cart needs it", async () => {
    await addComment(engine, grandma, token);
    await add(engine, owner, await newCart(engine, owner), [tag(id)]);
    const { data } = await act("deleteDesign", id, owner);
    expect(data.deleteDesign.is_still_needed).toBe(true);
    expect(await rowsOf(id)).toEqual([]);
  });

  test("with the account of who owns the design or wrote them", async () => {
    const writer = await customer(engine);
    await addComment(engine, writer, token, { text: "By an account" });
    await addComment(engine, grandma, token);
    await erase(writer.id);
    expect((await seen()).items.map(({ text }) => text)).toEqual(["Such a good boy!"]);
    await erase(owner.id);
    expect(await rowsOf(id)).toEqual([]);
  });

  async function erase(customerId: number): Promise<void> {
    const leaver = await engine.db
      .selectFrom("customer")
      .selectAll()
      .where("id", "=", customerId)
      .executeTakeFirstOrThrow();
    await engine.db
      .transaction()
      .execute((transaction) => eraseAccount(transaction, engine.settings, leaver));
  }
});

test("the owner's and the writer's copies of their data contain the comments, without the other's account", async () => {
  const writer = await customer(engine);
  await addComment(engine, writer, token, { text: "Lovely" });
  const received = await exported(owner);
  expect(received).toMatchObject([{ nickname: "Grandma", text: "Lovely" }]);
  expect(received[0]).not.toHaveProperty("customer_id");
  expect(received[0]).not.toHaveProperty("owner_hash");
  expect(await exported(writer)).toMatchObject([{ text: "Lovely", customer_id: writer.id }]);

  async function exported(sender: Sender): Promise<Record<string, unknown>[]> {
    const response = await engine.rest("/rest/mpc/V1/customers/me/export", {}, sender);
    return (await response.json()).data.design_comment;
  }
});
