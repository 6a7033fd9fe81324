import { deadlineOf } from "~/request-deadline.server";
import { each, endsAt, type TimeLimit } from "../database/time-limit";
import { isGraphql } from "../graphql/graphql-path";

/**
 * Time limit of a request for the database. Since a body may arrive slowly, a request with a body has a limit per
 * statement instead of a deadline.
 * @param milliseconds the limit
 */
export function requestLimit(request: Request, milliseconds: number): TimeLimit {
  const deadline = deadlineOf(request.headers);
  const isShort = request.method === "GET" || request.method === "HEAD" || isGraphql(request);
  if (!isShort && deadline === null) return each(milliseconds);
  return endsAt(Math.min(deadline ?? Number.POSITIVE_INFINITY, performance.now() + milliseconds));
}
