import { sql } from "kysely";
import { each } from "../database/time-limit";
import type { EngineContext } from "../graphql/context";
import { answered, refused } from "../shared/answer-json";

/** Less than what the web server waits for this answer (provider/readiness.server.ts). */
const LONGEST_MILLISECONDS = 2000;

/** GET /rest/mpc/V1/ready: 200 when the database answers, else 503. */
export async function answerReady(_request: Request, { backgroundDb }: EngineContext): Promise<Response> {
  try {
    await sql`select 1`.execute(backgroundDb.within(each(LONGEST_MILLISECONDS)));
    return answered({ ready: true });
  } catch {
    return refused("The database does not answer.", 503, "unavailable");
  }
}
