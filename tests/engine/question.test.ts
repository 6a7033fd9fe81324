import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomId } from "~/engine/shared/secrets";
import { linkedId, replyTo } from "./decisions";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;

beforeAll(async () => {
  engine = await openFixture();
});

afterAll(() => engine.close());

function ask(asked: object = {}) {
  const question = `Does it fit a very small shelf? ${randomId()}`;
  return engine.graphql("mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) }", {
    input: { sku: "photo-mug", nickname: "Ada", question, ...asked },
  });
}

const idOf = (question: string) => linkedId(engine, question);
const decide = (id: string, answer: string | null) => replyTo(engine, id, answer);

async function questionsOf(sku: string, currentPage = 1) {
  const { data } = await engine.graphql(
    `query ($sku: String!, $page: Int!) { productQuestions(sku: $sku, pageSize: 3, currentPage: $page) {
      total_count items { nickname question answer } page_info { total_pages }
    } }`,
    { sku, page: currentPage },
  );
  return data.productQuestions;
}

function mailsTo(recipient: string) {
  return engine.db.selectFrom("mail_outbox").selectAll().where("recipient", "=", recipient).execute();
}

describe("a question", () => {
  it("is shown with the store's answer, which is emailed to its author, and their address is cleared", async () => {
    const question = "Is the handle wide enough for two fingers?";
    await ask({ question, email: "Asker@example.com" });
    const before = await questionsOf("photo-mug");
    expect(before.items.map((item) => item.question)).not.toContain(question);

    const answer = "For three.\nWe tried <it>.";
    expect((await decide(await idOf(question), answer)).errors).toBeUndefined();

    const after = await questionsOf("photo-mug");
    expect(after.items[0]).toEqual({ nickname: "Ada", question, answer });
    expect(after.total_count).toBe(before.total_count + 1);
    const [mail, ...more] = await mailsTo("asker@example.com");
    expect(more).toEqual([]);
    expect(mail.text_body).toContain(answer);
    expect(mail.text_body).toContain("/productqa/index/view/ps/photo-mug");
    expect(mail.html_body).toContain("We tried &lt;it&gt;.");
    const row = await engine.db
      .selectFrom("product_question")
      .select("email")
      .where("question", "=", question)
      .executeTakeFirstOrThrow();
    expect(row.email).toBeNull();
  });

  it("is answered by email once: an edited answer only appears on the page", async () => {
    const question = "Can I have it engraved on the bottom?";
    await ask({ question, email: "once@example.com" });
    const id = await idOf(question);
    await decide(id, "No, sorry.");
    await decide(id, "No, but on the back.");
    expect(await mailsTo("once@example.com")).toHaveLength(1);
    expect((await questionsOf("photo-mug")).items[0].answer).toBe("No, but on the back.");
  });

  it("that is rejected is neither shown nor emailed", async () => {
    const question = "Buy cheap things at my place?";
    await ask({ question, email: "rejected@example.com" });
    expect((await decide(await idOf(question), null)).errors).toBeUndefined();
    const { items } = await questionsOf("photo-mug");
    expect(items.map((item) => item.question)).not.toContain(question);
    expect(await mailsTo("rejected@example.com")).toEqual([]);
  });

  it("requires text within the limits and an existing product", async () => {
    const rejections = [
      [{ question: "Why?" }, "question"],
      [{ question: "x".repeat(1001) }, "question"],
      [{ nickname: "" }, "nickname"],
      [{ email: "nobody" }, "email"],
    ] as const;
    for (const [asked, field] of rejections) {
      expect((await ask(asked)).errors?.[0].extensions.field).toBe(field);
    }
    expect((await ask({ sku: "nothing" })).errors?.[0].extensions.category).toBe("graphql-no-such-entity");
    expect(await questionsOf("nothing")).toBeNull();
  });
});

describe("frequently asked questions", () => {
  it("appear with every product of their type, as the store's own, page by page", async () => {
    const first = await questionsOf("pet-pillow");
    expect(first.items.map(({ nickname }) => nickname)).toEqual([null, null, null]);
    expect(first.items[0].question).toBe("Can I wash the pillow?");
    const seen = [];
    for (let page = 1; page <= first.page_info.total_pages; page += 1) {
      seen.push(...(await questionsOf("pet-pillow", page)).items);
    }
    expect(seen).toHaveLength(first.total_count);
    expect(new Set(seen.map(({ question }) => question)).size).toBe(seen.length);
    expect(seen.map(({ question }) => question)).not.toContain("Small or large tag?");
  });

  it.each([0, 51])("are not returned %s at once", async (pageSize) => {
    const document = `{ productQuestions(sku: "pet-pillow", pageSize: ${pageSize}) { total_count } }`;
    const { errors } = await engine.graphql(document);
    expect(errors?.[0].extensions.field).toBe("pageSize");
  });

  it("cannot be rejected, since nobody asked them", async () => {
    const { id } = await engine.db
      .selectFrom("product_question")
      .select("id")
      .where("seed_key", "is not", null)
      .executeTakeFirstOrThrow();
    expect((await decide(String(id), null)).errors?.[0].message).toContain("no such question");
  });
});
