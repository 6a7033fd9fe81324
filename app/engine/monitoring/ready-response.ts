import { sql } from "kysely";
import { each } from "../database/time-limit";
import { isDiskFull } from "../files/disk-space";
import type { EngineContext } from "../graphql/context";
import { jsonResponse, rejected } from "../shared/json-response";

/** Query timeout, shorter than the time the web server waits for this response (provider/readiness.server.ts). */
const MAX_QUERY_MILLISECONDS = 2000;

/** GET /rest/mpc/V1/ready: 200 when the database is reachable and the disk has space, otherwise 503. */
export async function respondWithReady(
  _request: Request,
  { backgroundDb, settings }: EngineContext,
): Promise<Response> {
  if (await isDiskFull(settings)) return rejected("The disk is full.", 503, "unavailable");
  try {
    await sql`select 1`.execute(backgroundDb.within(each(MAX_QUERY_MILLISECONDS)));
    return jsonResponse({ ready: true });
  } catch {
    return rejected("The database does not answer.", 503, "unavailable");
  }
}
