import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer } from "./shopper";
import { auditOf, callAdmin, staffMember, type TestStaff } from "./staff";

/** Templates for the replies of staff. */

let engine: EngineFixture;
let support: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  support = await staffMember(engine, "support");
});
afterAll(() => engine.close());

interface Template {
  id: string;
  title: string;
  text: string;
  version: string;
}

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-of-template-form-${keys}`;
};

function send(operation: string, inputType: string, input: object, token = support.token) {
  const mutation = `mutation ($input: ${inputType}!) { ${operation}(input: $input) }`;
  return callAdmin(engine, mutation, { input: { key: newKey(), ...input } }, token);
}

const create = (fields: object, token?: string) =>
  send(
    "createReplyTemplate",
    "CreateReplyTemplateInput",
    { store_code: "mpc", kind: "CLAIM", text: "Sorry!", ...fields },
    token,
  );

async function list(kind: string | null = null, token = support.token): Promise<Template[]> {
  const query = "query ($kind: ReplyKind) { replyTemplates(kind: $kind) { id title text version } }";
  return (await callAdmin(engine, query, { kind }, token)).data?.replyTemplates as Template[];
}

async function named(title: string): Promise<Template> {
  const template = (await list()).find((other) => other.title === title);
  if (!template) throw new Error(`no template ${title}`);
  return template;
}

function fill(id: string, subject: string, token = support.token) {
  const query = "query ($id: ID!, $subject: ID!) { filledReplyTemplate(id: $id, subject: $subject) }";
  return callAdmin(engine, query, { id, subject }, token);
}

describe("a template", () => {
  test("is added, changed and deleted, on record, and each form acts once", async () => {
    const key = newKey();
    for (let sent = 0; sent < 2; sent += 1)
      expect((await create({ title: "Remake", key })).errors).toBeUndefined();
    const { id, version } = await named("Remake");
    const change = { id, version, title: "We remake", text: "Dear {{first_name}}" };
    expect((await send("changeReplyTemplate", "ChangeReplyTemplateInput", change)).errors).toBeUndefined();
    const late = await send("changeReplyTemplate", "ChangeReplyTemplateInput", change);
    expect(late.errors?.[0].extensions.code).toBe("CHANGED");
    const form = { id, version: (await named("We remake")).version, key: newKey() };
    for (let sent = 0; sent < 2; sent += 1)
      expect((await send("deleteReplyTemplate", "DeleteReplyTemplateInput", form)).errors).toBeUndefined();
    expect((await list()).map(({ title }) => title)).not.toContain("We remake");
    for (const action of ["create", "change", "delete"]) {
      const entries = await auditOf(engine, `reply-template.${action}`);
      expect(entries.filter(({ subject_id }) => subject_id === id)).toHaveLength(1);
    }
  });

  test("has a name of its own, also when two people add it at once", async () => {
    const results = await Promise.all([create({ title: "Twins" }), create({ title: "Twins" })]);
    const messages = results.map(({ errors }) => errors?.[0].message ?? "added");
    expect(messages.sort()).toEqual(["There's a template with this name already.", "added"]);
    expect((await create({ title: "Twins", kind: "QUESTION" })).errors).toBeUndefined();
  });

  test.each([
    ["title", { title: " " }],
    ["title", { title: "x".repeat(61) }],
    ["text", { text: "" }],
    ["text", { text: "x".repeat(1001) }],
    ["text", { text: "Hi {{name}}" }],
    ["text", { text: "Hi {{first_name}" }],
    ["text", { kind: "QUESTION", text: "Your order {{order_number}}" }],
  ])("with a wrong %s is rejected: %j", async (field, fields) => {
    expect((await create({ title: "Wrong", ...fields })).errors?.[0].extensions.field).toBe(field);
  });

  test("is one of fifty of its kind at most", async () => {
    const fields = { store_code: "mpc", kind: "PROOF", text: "Sorry!" } as const;
    const stored = Array.from({ length: 50 }, (_, count) => ({ ...fields, title: `Template ${count}` }));
    await engine.db.insertInto("reply_template").values(stored).execute();
    const { errors } = await create({ ...fields, title: "One more" });
    expect(errors?.[0].message).toContain("50 templates");
    await engine.db.deleteFrom("reply_template").where("kind", "=", "PROOF").execute();
  });

  test("is for those who may send such replies, in their stores", async () => {
    await create({ title: "Public", kind: "QUESTION", text: "Yes." });
    const { id, version } = await named("Public");
    const operator = await staffMember(engine, "operator");
    expect((await list(null, operator.token)).map(({ title }) => title)).not.toContain("Public");
    const own = await create({ title: "Mine", kind: "QUESTION" }, operator.token);
    expect(own.errors?.[0].extensions.code).toBe("FORBIDDEN");
    const deleted = await send(
      "deleteReplyTemplate",
      "DeleteReplyTemplateInput",
      { id, version },
      operator.token,
    );
    expect(deleted.errors?.[0].extensions.code).toBe("FORBIDDEN");

    const elsewhere = await staffMember(engine, "support", { storeCodes: ["neon"] });
    expect((await list(null, elsewhere.token)).map(({ title }) => title)).not.toContain("Public");
    expect((await create({ title: "Theirs" }, elsewhere.token)).errors?.[0].message).toContain("no such");
    const filled = await fill(id, "1", elsewhere.token);
    expect(filled.errors?.[0].message).toContain("choose a template");
  });
});

describe("a filled template", () => {
  test("has the buyer, the order and the product of a proof's line", async () => {
    const { number } = await ordered(engine, await customer(engine));
    const order = await engine.db
      .selectFrom("sales_order")
      .select(["id", "billing_address"])
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const line = await engine.db
      .selectFrom("sales_order_item")
      .select(["id", "name"])
      .where("order_id", "=", order.id)
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const { firstname } = JSON.parse(order.billing_address);
    const text = "Hi {{first_name}}, {{product}} of {{ order_number }}. {{staff_name}}, {{shop}}";
    expect((await create({ kind: "PROOF", title: "Filled", text })).errors).toBeUndefined();
    const { id } = await named("Filled");
    const { data } = await fill(id, String(line.id));
    expect(data?.filledReplyTemplate).toMatch(
      new RegExp(`^Hi ${firstname}, ${line.name} of ${number}\\. Person \\d+, My Pet Canvas$`),
    );
    expect((await fill(id, "999999")).errors?.[0].message).toContain("can't be used here");
  });

  test("greets the author of a question, also without a name", async () => {
    const asked = (nickname: string) =>
      engine.db
        .insertInto("product_question")
        .values({
          store_code: "mpc",
          seed_key: null,
          sku: "photo-mug",
          blueprint: null,
          position: 0,
          answered_at: null,
          nickname,
          question: "Is it dishwasher safe?",
          answer: "",
          status: "pending",
          email: null,
          created_at: new Date().toISOString(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
    await create({ kind: "QUESTION", title: "Greeting", text: "Hi {{first_name}}!" });
    const { id } = await named("Greeting");
    expect((await fill(id, String((await asked("Ada")).id))).data?.filledReplyTemplate).toBe("Hi Ada!");
    expect((await fill(id, String((await asked(" ")).id))).data?.filledReplyTemplate).toBe("Hi there!");
  });
});
