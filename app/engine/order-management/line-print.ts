import type { LinePrint, LineProof } from "../admin-api/resolvers.generated";
import type { Row } from "../database/schema";
import type { LineToPrint } from "../print/line-prints";
import { canChange } from "../proofs/proof-states";
import { isAllowed, type StaffSession } from "../staff/staff-session";

/** The print files and the proof of a line; null without a design. Files are for people who may ship. */
export function linePrint(
  session: StaffSession,
  order: Row<"sales_order">,
  { id }: Pick<Row<"sales_order_item">, "id">,
  prints: LineToPrint[],
): LinePrint | null {
  const print = prints.find(({ order_item_id }) => order_item_id === String(id));
  if (!print) return null;
  const { archive_url, files, findings, problem, proof, state } = print;
  return {
    state,
    problem,
    findings,
    can_release: state === "HELD" && isAllowed(session, "sales.ship"),
    files: isAllowed(session, "sales.ship") ? files : [],
    archive_url: isAllowed(session, "sales.ship") ? archive_url : null,
    proof: proof && lineProof(session, order, proof),
  };
}

function lineProof(
  session: StaffSession,
  order: Row<"sales_order">,
  proof: NonNullable<LineToPrint["proof"]>,
): LineProof {
  const { answered_at, by_deadline, last_day, round, state, wish } = proof;
  const mayResend = isAllowed(session, "sales.proofs");
  return {
    round,
    state,
    wish,
    last_day,
    replied_at: answered_at,
    by_deadline,
    can_resend: mayResend && state === "CHANGE" && canChange(order),
  };
}
