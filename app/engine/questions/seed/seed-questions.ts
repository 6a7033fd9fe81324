import type { Kysely } from "kysely";
import type { Database, NewRow } from "../../database/schema";
import { upsert } from "../../database/upsert";
import type { QuestionSeed } from "./question-seed";
import { questionSeeds } from "./questions";

/** When the answers were last looked over. */
const ANSWERED_AT = "2026-11-20T09:00:00.000Z";

/** Brings the questions that are asked often to what the seed says. What shoppers asked stays. */
export async function seedQuestions(db: Kysely<Database>, storeCode: string): Promise<void> {
  const rows = questionRows(storeCode);
  await upsert(db, "product_question", ["store_code", "seed_key"], rows);
  await db
    .deleteFrom("product_question")
    .where("store_code", "=", storeCode)
    .where("seed_key", "is not", null)
    .where(
      "seed_key",
      "not in",
      rows.map(({ seed_key }) => seed_key ?? ""),
    )
    .execute();
}

/** All rows of the seed; the same seed makes the same rows. */
export function questionRows(storeCode: string): NewRow<"product_question">[] {
  return questionSeeds.flatMap((seed, index) =>
    (seed.blueprints ?? [null]).map((blueprint) => questionRow(storeCode, seed, blueprint, index + 1)),
  );
}

function questionRow(
  storeCode: string,
  { key, question, answer }: QuestionSeed,
  blueprint: string | null,
  position: number,
): NewRow<"product_question"> {
  return {
    store_code: storeCode,
    seed_key: blueprint === null ? key : `${key} ${blueprint}`,
    sku: null,
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
