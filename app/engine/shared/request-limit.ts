import { deadlineOf } from "~/request-deadline.server";
import { each, endsAt, type TimeLimit } from "../database/time-limit";
import { isGraphql } from "../graphql/graphql-path";

/**
 * How long a request may wait for the database. A body of any length arrives as slowly as its sender's line is: a request
 * with one waits so long for each statement.
 * @param milliseconds that a request has
 */
export function requestLimit(request: Request, milliseconds: number): TimeLimit {
  const deadline = deadlineOf(request.headers);
  const isShort = request.method === "GET" || request.method === "HEAD" || isGraphql(request);
  if (!isShort && deadline === null) return each(milliseconds);
  return endsAt(Math.min(deadline ?? Number.POSITIVE_INFINITY, performance.now() + milliseconds));
}
