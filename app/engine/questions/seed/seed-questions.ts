import type { QuestionData } from "~/brand/content-data";
import type { StoreData } from "~/brand/store-data.server";
import type { Connection, NewRow } from "../../database/schema";
import { upsert } from "../../database/upsert";

/** When the answers were last reviewed. */
const ANSWERED_AT = "2026-11-20T09:00:00.000Z";

/** Updates the frequently asked questions to the brand's data. Shoppers' questions are kept. */
export async function seedQuestions(db: Connection, store: StoreData): Promise<void> {
  const rows = questionRows(store);
  await upsert(db, "product_question", ["store_code", "seed_key"], rows);
  const keys = rows.map(({ seed_key }) => seed_key ?? "");
  await db
    .deleteFrom("product_question")
    .where("store_code", "=", store.code)
    .where("seed_key", "is not", null)
    .$if(keys.length > 0, (query) => query.where("seed_key", "not in", keys))
    .execute();
}

/** All rows of the store's questions; deterministic. */
export function questionRows({ code, questions }: StoreData): NewRow<"product_question">[] {
  return questions.flatMap((question, index) =>
    subjectsOf(question).map((subject) => questionRow(code, question, subject, index + 1)),
  );
}

/** What a question is about: a product, the products of a blueprint, or all of them. */
interface Subject {
  sku: string | null;
  blueprint: string | null;
}

function subjectsOf({ blueprints = [], skus = [] }: QuestionData): Subject[] {
  const subjects = [
    ...blueprints.map((blueprint) => ({ sku: null, blueprint })),
    ...skus.map((sku) => ({ sku, blueprint: null })),
  ];
  return subjects.length > 0 ? subjects : [{ sku: null, blueprint: null }];
}

function questionRow(
  storeCode: string,
  { key, question, answer }: QuestionData,
  { sku, blueprint }: Subject,
  position: number,
): NewRow<"product_question"> {
  const subject = sku ?? blueprint;
  return {
    store_code: storeCode,
    seed_key: subject === null ? key : `${key} ${subject}`,
    sku,
    blueprint,
    position,
    nickname: null,
    email: null,
    question,
    answer,
    status: "published",
    created_at: ANSWERED_AT,
    answered_at: ANSWERED_AT,
  };
}
