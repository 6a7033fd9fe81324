import { sql } from "kysely";
import type { EngineContext } from "../graphql/context";
import { answered, refused } from "../shared/answer-json";

/** GET /rest/mpc/V1/ready: 200 when the database answers, else 503. */
export async function answerReady(_request: Request, { db }: EngineContext): Promise<Response> {
  try {
    await sql`select 1`.execute(db);
    return answered({ ready: true });
  } catch {
    return refused("The database does not answer.", 503, "unavailable");
  }
}
