import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** What staff decide about reviews and questions. */

let engine: EngineFixture;
let support: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  support = await staffMember(engine, "support");
});
afterAll(() => engine.close());

let count = 0;

/** A review of the mug that waits to be checked. @returns its id */
async function writtenReview(rating = 5): Promise<string> {
  count += 1;
  const { id } = await engine.db
    .insertInto("review")
    .values({
      store_code: engine.settings.brand,
      sku: "photo-mug",
      author_key: `author ${count}`,
      nickname: "Ada",
      summary: `Good mug ${count}`,
      text: "It is a good mug.",
      rating,
      is_verified: 1,
      status: "pending",
      created_at: new Date().toISOString(),
      decided_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}

/** A question about the mug. @returns its id */
async function askedQuestion(email?: string): Promise<string> {
  count += 1;
  const question = `Does it fit shelf ${count}?`;
  await engine.graphql("mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) }", {
    input: { sku: "photo-mug", nickname: "Ada", question, email },
  });
  const { id } = await engine.db
    .selectFrom("product_question")
    .select("id")
    .where("question", "=", question)
    .executeTakeFirstOrThrow();
  return String(id);
}

async function idsOf(
  list: "reviews" | "questions",
  status: string,
  token = support.token,
): Promise<string[]> {
  const query = `{ ${list}(status: ${status}) { items { id } } }`;
  const { items } = resultOf<{ items: { id: string }[] }>(await callAdmin(engine, query, {}, token), list);
  return items.map(({ id }) => id);
}

function moderate(ids: string[], decision: "APPROVED" | "REJECTED", token = support.token) {
  const mutation =
    "mutation ($ids: [ID!]!, $decision: ReviewDecision!) { moderateReviews(ids: $ids, decision: $decision) { changed } }";
  return callAdmin(engine, mutation, { ids, decision }, token);
}

async function mugReviewCount(): Promise<number> {
  const { review_count } = await engine.db
    .selectFrom("product")
    .select("review_count")
    .where("sku", "=", "photo-mug")
    .executeTakeFirstOrThrow();
  return review_count;
}

describe("reviews", () => {
  test("are approved together, counted, and recorded one by one", async () => {
    const before = await mugReviewCount();
    const ids = [await writtenReview(), await writtenReview(4)];
    expect(await idsOf("reviews", "PENDING")).toEqual(expect.arrayContaining(ids));
    expect((await moderate(ids, "APPROVED")).data?.moderateReviews).toEqual({ changed: 2 });
    expect(await mugReviewCount()).toBe(before + 2);
    expect(await idsOf("reviews", "PENDING")).not.toEqual(expect.arrayContaining(ids));
    const entries = (await auditOf(engine, "review.approve")).slice(-2);
    expect(entries.map(({ subject_id, admin_user_id }) => [subject_id, admin_user_id])).toEqual(
      ids.map((id) => [id, support.id]),
    );
  });

  test("are decided once when the form is sent twice, and can be rejected later", async () => {
    const id = await writtenReview();
    await moderate([id], "APPROVED");
    const before = await mugReviewCount();
    expect((await moderate([id], "APPROVED")).data?.moderateReviews).toEqual({ changed: 0 });
    expect((await moderate([id], "REJECTED")).data?.moderateReviews).toEqual({ changed: 1 });
    expect(await mugReviewCount()).toBe(before - 1);
  });

  test("need at least one checked, and fifty at most", async () => {
    expect((await moderate([], "APPROVED")).errors?.[0].extensions.field).toBe("ids");
    const many = Array.from({ length: 51 }, (_, index) => String(index));
    expect((await moderate(many, "APPROVED")).errors?.[0].extensions.field).toBe("ids");
  });

  test("that are decided by two people at once are each decided once, without an error", async () => {
    const ids = [await writtenReview(), await writtenReview()];
    const sent = await Promise.all([moderate(ids, "APPROVED"), moderate(ids, "APPROVED")]);
    expect(sent.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const changed = sent.map(
      (response) => resultOf<{ changed: number }>(response, "moderateReviews").changed,
    );
    expect(changed[0] + changed[1]).toBe(2);
  });

  test.each(["1e1", "99999999999", "-1", ""])("with the id %j do not exist", async (id) => {
    const { errors } = await moderate([id], "APPROVED");
    expect(errors?.[0].message).toContain("no such review");
  });

  test("of another store are neither seen nor decided", async () => {
    const id = await writtenReview();
    const { token } = await staffMember(engine, "support", { storeCodes: ["neon"] });
    expect(await idsOf("reviews", "PENDING", token)).toEqual([]);
    expect((await moderate([id], "APPROVED", token)).errors?.[0].message).toContain("no such review");
    expect(await idsOf("reviews", "PENDING")).toContain(id);
  });

  test("are listed page by page without repeating or skipping one", async () => {
    const ids = [await writtenReview(), await writtenReview(), await writtenReview()].reverse();
    const query =
      "query ($after: String) { reviews(pageSize: 2, after: $after) { items { id } end_cursor } }";
    type Page = { items: { id: string }[]; end_cursor: string | null };
    const first: Page = resultOf(await callAdmin(engine, query, {}, support.token), "reviews");
    const next = { after: first.end_cursor };
    const second: Page = resultOf(await callAdmin(engine, query, next, support.token), "reviews");
    expect([...first.items, ...second.items].slice(0, 3).map(({ id }) => id)).toEqual(ids);
  });
});

describe("questions", () => {
  const REJECT = "mutation ($ids: [ID!]!) { rejectQuestions(ids: $ids) { changed unchanged } }";
  const rejectTogether = async (ids: string[]) =>
    resultOf(await callAdmin(engine, REJECT, { ids }, support.token), "rejectQuestions");

  function reply(id: string, changes: object = {}, token = support.token) {
    count += 1;
    const input = {
      id,
      key: `key-of-the-form-${count}`,
      decision: "PUBLISHED",
      answer: "Yes, it is 3.8 inches tall.",
      ...changes,
    };
    const mutation = "mutation ($input: ReplyToQuestionInput!) { replyToQuestion(input: $input) }";
    return callAdmin(engine, mutation, { input }, token);
  }

  test("are published with the answer, which is emailed to the author once", async () => {
    const email = "asks@example.com";
    const id = await askedQuestion(email);
    const key = "key-of-the-answer";
    const responses = [await reply(id, { key }), await reply(id, { key })];
    expect(responses.map(({ data }) => data?.replyToQuestion)).toEqual([true, true]);
    expect(await idsOf("questions", "PUBLISHED")).toContain(id);
    const emails = await emailsTo(engine, email);
    expect(emails).toHaveLength(1);
    expect(emails[0].text_body).toContain("3.8 inches");
    const shown = await engine.graphql('{ productQuestions(sku: "photo-mug") { items { answer } } }');
    expect(JSON.stringify(shown.data)).toContain("3.8 inches");
    expect((await auditOf(engine, "question.answer")).at(-1)?.subject_id).toBe(id);
  });

  test("are not published without an answer", async () => {
    const id = await askedQuestion();
    expect((await reply(id, { answer: " " })).errors?.[0].extensions.field).toBe("answer");
    expect(await idsOf("questions", "PENDING")).toContain(id);
  });

  test("are rejected without an email", async () => {
    const email = "rejected@example.com";
    const id = await askedQuestion(email);
    await reply(id, { decision: "REJECTED", answer: "" });
    expect(await idsOf("questions", "REJECTED")).toContain(id);
    expect(await emailsTo(engine, email)).toEqual([]);
  });

  test("are rejected together, recorded one by one, and once by a form that is sent twice", async () => {
    const ids = [await askedQuestion(), await askedQuestion()];
    expect(await rejectTogether(ids)).toEqual({ changed: 2, unchanged: 0 });
    expect(await idsOf("questions", "REJECTED")).toEqual(expect.arrayContaining(ids));
    expect(await rejectTogether([...ids, await askedQuestion()])).toEqual({ changed: 1, unchanged: 2 });
    const entries = (await auditOf(engine, "question.reject")).slice(-3, -1);
    expect(entries.map(({ subject_id, admin_user_id }) => [subject_id, admin_user_id])).toEqual(
      ids.map((id) => [id, support.id]),
    );
  });

  test("are rejected together only by those who see them", async () => {
    const id = await askedQuestion();
    const { token } = await staffMember(engine, "support", { storeCodes: ["neon"] });
    const { errors } = await callAdmin(engine, REJECT, { ids: [id] }, token);
    expect(errors?.[0].message).toContain("no such question");
    expect(await idsOf("questions", "PENDING")).toContain(id);
  });

  test.each(["1", "99999999999"])("with the id %j of no question are rejected", async (start) => {
    const id = start === "1" ? `${await askedQuestion()}x` : start;
    expect((await reply(id)).errors?.[0].message).toContain("no such question");
  });

  test("of another store are neither seen nor answered", async () => {
    const id = await askedQuestion();
    const { token } = await staffMember(engine, "support", { storeCodes: ["neon"] });
    expect(await idsOf("questions", "PENDING", token)).toEqual([]);
    expect((await reply(id, {}, token)).errors?.[0].message).toContain("no such question");
  });
});
