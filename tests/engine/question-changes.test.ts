import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Staff correct a question and its answer, and withdraw the answer. */

let engine: EngineFixture;
let support: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  support = await staffMember(engine, "support");
});
afterAll(() => engine.close());

interface ManagedQuestion {
  id: string;
  question: string;
  answer: string;
  version: string;
  history: { changed_by: string; changes: { title: string; from: string; to: string }[] }[];
}

const QUESTIONS = `query ($id: ID) { questions(id: $id) { items { id question answer version
  history { changed_by changes { title from to } } } } }`;
const REPLY = "mutation ($input: ReplyToQuestionInput!) { replyToQuestion(input: $input) }";

let count = 0;

async function asked(): Promise<string> {
  count += 1;
  const question = `Dose it fit shelf ${count}?`;
  await engine.graphql("mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) }", {
    input: { sku: "photo-mug", nickname: "Ada", question, email: `ada-${count}@example.com` },
  });
  const row = await engine.db
    .selectFrom("product_question")
    .select("id")
    .where("question", "=", question)
    .executeTakeFirstOrThrow();
  return String(row.id);
}

async function read(id: string): Promise<ManagedQuestion> {
  const { items } = resultOf<{ items: ManagedQuestion[] }>(
    await callAdmin(engine, QUESTIONS, { id }, support.token),
    "questions",
  );
  return items[0];
}

async function reply(id: string, changes: object) {
  count += 1;
  const input = {
    id,
    key: `key-of-the-question-${count}`,
    decision: "PUBLISHED",
    answer: "It dose.",
    ...changes,
  };
  return callAdmin(engine, REPLY, { input }, support.token);
}

async function inTheShop(id: string) {
  const { question } = await read(id);
  const { data } = await engine.graphql(
    `{ productQuestions(sku: "photo-mug", pageSize: 50) { items { question answer } } }`,
  );
  return data.productQuestions.items.find((item: { question: string }) => item.question === question);
}

test("a typo in the question and one in the answer are corrected, on record and without another email", async () => {
  const id = await asked();
  await reply(id, {});
  const emails = () => engine.db.selectFrom("mail_outbox").select("id").execute();
  const before = (await emails()).length;
  const { version } = await read(id);
  await reply(id, { version, question: "Does it fit shelf one?", answer: "It does." });
  expect(await inTheShop(id)).toEqual({ question: "Does it fit shelf one?", answer: "It does." });
  expect(await emails()).toHaveLength(before);
  const { history } = await read(id);
  expect(history).toHaveLength(2);
  expect(history[0]).toEqual({
    changed_by: expect.stringContaining("Person"),
    changes: [
      { title: "Question", from: "Dose it fit shelf 1?", to: "Does it fit shelf one?" },
      { title: "Answer", from: "It dose.", to: "It does." },
    ],
  });
  expect((await auditOf(engine, "question.answer")).at(-1)).toMatchObject({
    admin_user_id: support.id,
    subject_id: id,
    changed_fields: '["question","answer"]',
  });
});

test("a withdrawn answer leaves the shop, and waits in the form to be corrected", async () => {
  const id = await asked();
  await reply(id, {});
  expect(await inTheShop(id)).toBeDefined();
  const key = "key-of-the-withdrawal";
  for (const _time of [1, 2])
    expect((await reply(id, { decision: "WITHDRAWN", key })).data?.replyToQuestion).toBe(true);
  expect(await inTheShop(id)).toBeUndefined();
  expect(await read(id)).toMatchObject({ answer: "It dose." });
  expect((await read(id)).history[0].changes).toEqual([
    { title: "Status", from: "Published", to: "To answer" },
  ]);
  expect((await auditOf(engine, "question.withdraw")).map(({ subject_id }) => subject_id)).toEqual([id]);
  await reply(id, { answer: "It does." });
  expect(await inTheShop(id)).toMatchObject({ answer: "It does." });
});

test("an answer that nobody has given can't be withdrawn", async () => {
  const { errors } = await reply(await asked(), { decision: "WITHDRAWN" });
  expect(errors?.[0].message).toMatch(/can't become pending/);
});

test("a correction of what somebody else has changed meanwhile changes nothing", async () => {
  const id = await asked();
  const { version } = await read(id);
  await reply(id, { answer: "Yes." });
  const { errors } = await reply(id, { version, answer: "No." });
  expect(errors?.[0].extensions).toMatchObject({ code: "CHANGED" });
  expect(await read(id)).toMatchObject({ answer: "Yes." });
});

test("a corrected question has the limits of a new one", async () => {
  const id = await asked();
  expect((await reply(id, { question: "Why?" })).errors?.[0].extensions.field).toBe("question");
  expect((await reply(id, { question: "x".repeat(1001) })).errors?.[0].extensions.field).toBe("question");
});

test("the newest ten changes stay", async () => {
  const id = await asked();
  for (let round = 0; round < 12; round += 1) await reply(id, { answer: `Answer ${round}.` });
  const { history } = await read(id);
  expect(history).toHaveLength(10);
  expect(history[0].changes).toEqual([{ title: "Answer", from: "Answer 10.", to: "Answer 11." }]);
});
